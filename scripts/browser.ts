import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const works = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function installed() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const name = NAMES.find((candidate) => works('which', candidate));
  if (name) return execFileSync('which', [name], { encoding: 'utf8' }).trim();
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function install() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && works('which', 'apt-get')) {
    console.log('Installing Chromium from the system packages …');
    if (works('apt-get', 'update') && works('apt-get', 'install', '--yes', 'chromium')) return;
  }
  console.log("Downloading Playwright's Chromium …");
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' });
}

/** The path of a Chromium or Chrome, installed first where there is none. */
export function findBrowser() {
  const found = installed();
  if (found) return found;
  install();
  const now = installed();
  if (now) return now;
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
