import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

/** Chromium without a user interface, which draws the same pages with half the work. */
const SHELL = 'chromium-headless-shell';
const PACKAGES = `chromium ${SHELL} fonts-liberation`;
const FOLDERS = (process.env.PATH ?? '').split(delimiter);

const isRoot = process.getuid?.() === 0;
const findProgram = (name: string) => FOLDERS.map((folder) => join(folder, name)).find(existsSync);

function findInstalled() {
  const playwrights = chromium.executablePath();
  const system = process.env.CHROMIUM_PATH || findProgram('chromium');
  return system ?? (existsSync(playwrights) ? playwrights : undefined);
}

export const engines = [
  { name: 'firefox', isInstalled: existsSync(firefox.executablePath()) },
  { name: 'webkit', isInstalled: existsSync(webkit.executablePath()) },
] as const;

/** Returns the path of Chromium, and installs it if it is missing. */
export function findChromium() {
  const installed = findInstalled();
  if (installed || process.env.NO_INSTALL) return installed;
  const run = (command: string) => spawnSync(command, { shell: true, stdio: 'inherit' });
  if (isRoot && findProgram('apt-get')) {
    console.log(`Installing the Debian packages ${PACKAGES} for the tests …`);
    run('apt-get update -qq');
    run(`DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${PACKAGES}`);
  }
  if (!findInstalled()) {
    console.log("Downloading Playwright's Chromium for the tests …");
    run('npx playwright install chromium');
  }
  return findInstalled();
}

/** The shell is faster, but only the whole browser loads pages exactly as a visitor's does. */
export function launchOptions({ isWhole = false } = {}) {
  const mayUseShell = !isWhole && !process.env.CHROMIUM_PATH;
  const shell = mayUseShell ? findProgram(SHELL) : undefined;
  return {
    executablePath: shell ?? findInstalled() ?? '',
    // Slight hinting, as the whole browser draws text: the shell would hint it fully, and differ by
    // hundreds of pixels on a page.
    args: ['--disable-gpu', '--font-render-hinting=slight'],
  };
}
