import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UserError } from '../user-error.ts';
import { findCommand, findOrInstall, isRefused } from './system-packages.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SHELL = 'chromium-headless-shell';
const STAND_INS = ['Arial', 'Helvetica Neue', 'Liberation Sans', 'Roboto'];

const own = () => process.env.CHROMIUM_PATH || undefined;
const playwrights = () => [chromium.executablePath()].find((file) => existsSync(file));
const installed = () => own() ?? findCommand(...NAMES) ?? playwrights();
/** There is none, and none may be installed. */
export const isWithoutBrowser = () => isRefused() && !installed();

function findBrowser() {
  const found = findOrInstall(installed, 'chromium');
  if (found) return found;
  if (isWithoutBrowser())
    throw new UserError(
      'No browser is here, and NO_INSTALL is set. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  console.log("Downloading Playwright's Chromium (NO_INSTALL=1 refuses) …");
  spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  const downloaded = installed();
  if (downloaded) return downloaded;
  throw new UserError(
    'No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

const findEngine = () => findOrInstall(() => own() ?? findCommand(SHELL), SHELL) ?? findBrowser();

/** One of the fallback fonts for the brand's, until those are loaded. Only Linux may have none. */
export const findStandIn = () =>
  findOrInstall(() => {
    if (process.platform !== 'linux') return STAND_INS[0];
    const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    return STAND_INS.find((family) => stdout?.split(/[,\n]/).includes(family));
  }, 'fonts-liberation');

/** A browser knows only the fonts that exist when it starts. */
function launch(executablePath: string, more: string[]) {
  findStandIn();
  const args = [
    // Chromium's sandbox does not work as root, and a test browser must not call home.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Text as on today's screens, whatever the system's settings.
    '--font-render-hinting=none',
    ...more,
  ];
  return { executablePath, args };
}

/** The browser as visitors have it: with its cache and its prefetching of images. */
export const withBrowser = (...more: string[]) => launch(findBrowser(), more);
/** The headless engine alone, where it can be installed: the same pages in half the time. */
export const withEngine = () => launch(findEngine(), []);
