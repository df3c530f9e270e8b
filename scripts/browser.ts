import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findCommand, findOrInstall } from './system-packages.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SHELL = 'chromium-headless-shell';

const own = () => process.env.CHROMIUM_PATH || undefined;

function installed() {
  const ownOrSystem = own() ?? findCommand(...NAMES);
  if (ownOrSystem) return ownOrSystem;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function download() {
  console.log("Downloading Playwright's Chromium …");
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  return installed();
}

/** The browser as visitors have it: its cache, and how far ahead it fetches pictures. */
export function findBrowser() {
  const browser = findOrInstall(installed, 'chromium') ?? download();
  if (browser) return browser;
  throw new Error(
    'No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/** Its engine without a browser around it, where that can be had: the same pages in half the time. */
const findEngine = () => findOrInstall(() => own() ?? findCommand(SHELL), SHELL) ?? findBrowser();

const STAND_INS = ['Arial', 'Helvetica Neue', 'Liberation Sans', 'Roboto'];

/** One of the faces that stand in for the brand's until it comes. Only on Linux may there be none. */
export const findStandIn = () =>
  findOrInstall(() => {
    if (process.platform !== 'linux') return STAND_INS[0];
    const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    return STAND_INS.find((family) => stdout?.split(/[,\n]/).includes(family));
  }, 'fonts-liberation');

/** Root has no sandbox to give, and a test browser has nobody to call home to. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as screens of today show them, whatever the system's own settings.
  '--font-render-hinting=none',
];

/** How Playwright starts either. It knows only the faces that are there when it starts. */
function launch(executablePath: string, ...more: string[]) {
  findStandIn();
  return { executablePath, args: [...browserArguments, ...more] };
}
export const withBrowser = (...more: string[]) => launch(findBrowser(), ...more);
export const withEngine = () => launch(findEngine());
