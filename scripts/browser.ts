import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

/** Chromium without its user interface, which draws the same pages with half the work. */
const SHELL = 'chromium-headless-shell';
const PACKAGES = `chromium ${SHELL} fonts-liberation`;
const FOLDERS = (process.env.PATH ?? '').split(delimiter);

const isRoot = process.getuid?.() === 0;
const find = (name: string) => FOLDERS.map((folder) => join(folder, name)).find(existsSync);
function installed() {
  const own = process.env.CHROMIUM_PATH || find('chromium');
  if (own) return own;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

export const engines = [
  { name: 'firefox', isInstalled: existsSync(firefox.executablePath()) },
  { name: 'webkit', isInstalled: existsSync(webkit.executablePath()) },
] as const;

/** The installed Chromium. If there is none, it is installed. */
export function findChromium() {
  const found = installed();
  if (found) return found;
  if (process.env.NO_INSTALL) return undefined;
  const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' });
  if (isRoot && find('apt-get')) {
    console.log(`Installing the Debian packages ${PACKAGES} for the tests …`);
    run('apt-get update -qq');
    run(`DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${PACKAGES}`);
  }
  if (!installed()) {
    console.log("Downloading Playwright's Chromium for the tests …");
    run('npx playwright install chromium');
  }
  return installed();
}

/** The shell is faster; only the whole browser loads pages exactly as a visitor's does. */
export function launchOptions({ isWhole = false } = {}) {
  const mayUseShell = !isWhole && !process.env.CHROMIUM_PATH;
  return {
    executablePath: (mayUseShell ? find(SHELL) : undefined) ?? installed() ?? '',
    // Slight hinting, as the whole browser draws text: the shell would hint it fully, and differ by
    // hundreds of pixels on a page.
    args: ['--disable-gpu', '--font-render-hinting=slight'],
  };
}
