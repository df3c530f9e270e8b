import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findCommand, findOrInstall } from './packages.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The engine without a browser around it: the same pages in half the time. */
const SHELL = 'chromium-headless-shell';
const ownOrShell = () => process.env.CHROMIUM_PATH || findCommand(SHELL);

function installed() {
  const system = findCommand(...NAMES);
  if (system) return system;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function download() {
  console.log("Downloading Playwright's Chromium …");
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  return installed();
}

/** The path of a Chromium or Chrome, installed first where there is none. */
export function findBrowser() {
  const browser = findOrInstall(ownOrShell, SHELL) ?? installed() ?? download();
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
  // How far ahead Chrome fetches pictures that may wait; the shell alone would fetch twice as far.
  '--blink-settings=lazyLoadingImageMarginPx4G=1250',
];
