import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findCommand, findOrInstall } from './packages.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function installed() {
  const ownOrSystem = process.env.CHROMIUM_PATH || findCommand(...NAMES);
  if (ownOrSystem) return ownOrSystem;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function download() {
  console.log("Downloading Playwright's Chromium …");
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  return installed();
}

/** The path of a Chromium or Chrome, installed first where there is none. */
export function findBrowser() {
  const browser = findOrInstall(installed, 'chromium') ?? download();
  if (browser) return browser;
  throw new Error(
    'No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Root has no sandbox to give, and a test browser has nobody to call home to. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
