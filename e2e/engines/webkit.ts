import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/free-port.ts';
import { haveCommand } from '../../scripts/system-packages.ts';
import { until } from '../judge.ts';
import type { Driver, Engine } from './driver.ts';

/** WebKitGTK's own small browser, which Debian keeps out of the path. */
const miniBrowser = () =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));

const KEYS = { Escape: Key.ESCAPE, Tab: Key.TAB, Enter: Key.ENTER, End: Key.END };

function drive(session: WebDriver): Driver {
  return {
    goto: (address) => session.get(address),
    back: () => session.navigate().back(),
    resize: async (width, height) => {
      await session.manage().window().setRect({ width, height });
      // The window has a frame: what is left for the page is only known afterwards.
      const inner = await session.executeScript<number>('return innerHeight');
      await session
        .manage()
        .window()
        .setRect({ width, height: 2 * height - inner });
    },
    click: (selector) => session.findElement(By.css(selector)).click(),
    clickAt: (x, y) => session.actions().move({ x, y }).click().perform(),
    type: (selector, text) => session.findElement(By.css(selector)).sendKeys(text),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    evaluate: (run, ...args) => session.executeScript(run as never, ...args) as never,
  };
}

let server: { address: string; process: ChildProcess } | undefined;

async function driverServer() {
  if (server) return server.address;
  const port = await freePort();
  const child = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1920x1400x24', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      detached: true, // a group of its own, so that the screen ends with the driver
    },
  );
  const address = `http://127.0.0.1:${port}`;
  server = { address, process: child };
  const answers = () =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
  await until('WebKitWebDriver', answers, Boolean);
  return address;
}

export const webkit: Engine = {
  name: 'WebKit',
  isThere: () =>
    haveCommand('xvfb-run', 'xvfb', 'xauth') &&
    haveCommand('WebKitWebDriver', 'webkit2gtk-driver') &&
    !!miniBrowser(),
  open: async ({ scripts }, visit) => {
    const session = await new Builder()
      .usingServer(await driverServer())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation', `--enable-javascript=${scripts}`],
        },
      })
      .build();
    await visit(drive(session)).finally(() => session.quit());
  },
};

export function closeWebkit() {
  if (server?.process.pid) process.kill(-server.process.pid);
}
