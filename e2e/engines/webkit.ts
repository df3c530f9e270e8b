import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findCommand, findOrInstall } from '../../scripts/system-packages.ts';
import { freePort } from '../tools/free-port.ts';
import { answers, until } from '../tools/until.ts';
import type { Driver, Engine, EngineDriver } from './driver.ts';

/** WebKitGTK's own small browser, which Debian does not put on the path. */
const miniBrowser = () =>
  readdirSync('/usr/lib')
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((file) => existsSync(file));

const START_LIMIT = 30_000;
const KEYS = {
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Home: Key.HOME,
  End: Key.END,
  ArrowLeft: Key.ARROW_LEFT,
};

/** Where to look for a role: its driver tells that of one element at a time. */
const PLACES: Record<string, string> = {
  banner: 'header',
  navigation: 'nav',
  contentinfo: 'footer',
  link: 'a',
  listitem: 'li',
  heading: 'h1, h2, h3',
  list: 'ul, ol',
  textbox: 'input, textarea',
  checkbox: 'input',
  slider: 'input',
  alert: '[role=alert]',
  group: '[role=group]',
  paragraph: 'p',
  rowgroup: 'thead, tbody',
  row: 'tr',
  columnheader: 'th',
  rowheader: 'th',
};

/** It has no name for the header of a column or a row: its text is one. */
const nameOf = (element: WebElement, role: string) =>
  /^(column|row)header$/.test(role)
    ? element.getAttribute('textContent')
    : element.getAccessibleName();

/** A query between two documents fails; it is repeated in the second one. */
function evaluate(session: WebDriver, run: never, args: unknown[]): Promise<unknown> {
  return session.executeScript(run, ...args).catch((reason: unknown) => {
    if (reason instanceof error.NoSuchFrameError) return evaluate(session, run, args);
    throw reason;
  });
}

function drive(session: WebDriver): EngineDriver {
  const look: Driver['evaluate'] = (run, ...args) => evaluate(session, run as never, args) as never;
  return {
    goto: (address) => session.get(address),
    back: () => session.navigate().back(),
    resize: async (width, height) => {
      const window = session.manage().window();
      const page = () => look(() => ({ width: innerWidth, height: innerHeight }));
      const frame = (await window.getRect()).height - (await page()).height;
      // It gets no narrower than its toolbar, and the page learns of its size later.
      const given = await window.setRect({ width, height: height + frame });
      await until(
        page,
        `a page of ${given.width} × ${height} px`,
        (size) => size.width === given.width && size.height === height,
      );
    },
    click: (selector) => session.findElement(By.css(selector)).click(),
    clickAt: (x, y) => session.actions().move({ x, y }).click().perform(),
    type: (selector, text) => session.findElement(By.css(selector)).sendKeys(text),
    write: (text) => session.actions().sendKeys(text).perform(),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    named: async (role, name, within = session) => {
      const elements = await (within as WebDriver | WebElement).findElements(
        By.css(PLACES[role] ?? role),
      );
      const found = await Promise.all(
        elements.map(
          async (element) =>
            // It fails on what assistive technology does not get.
            (await element.getAriaRole().catch(() => '')) === role &&
            (name === undefined || (await nameOf(element, role)) === name),
        ),
      );
      return elements.filter((_, index) => found[index]);
    },
    evaluate: look,
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
      detached: true, // its own process group, so that the screen ends with the driver
    },
  );
  const address = `http://127.0.0.1:${port}`;
  server = { address, process: child };
  await until(() => answers(`${address}/status`), 'WebKitWebDriver listens');
  return address;
}

/**
 * WebKitWebDriver sometimes waits forever for the browser that it has just started. Both are then
 * restarted, before the visit begins. A visit itself is never retried.
 */
async function startSession(scripts: boolean, tries = 5): Promise<WebDriver> {
  const session = new Builder()
    .usingServer(await driverServer())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: miniBrowser(),
        args: ['--automation', `--enable-javascript=${scripts}`],
      },
    })
    .build();
  const started = session.then(
    () => true,
    () => false,
  );
  if (await Promise.race([started, pause(START_LIMIT, false, { ref: false })])) return session;
  if (tries === 1) throw new Error('WebKit did not start.');
  endDriverServer();
  return startSession(scripts, tries - 1);
}

const sessions = new Map<boolean, WebDriver>();

/** One browser for all visits: the site stores nothing, so each starts as a new visitor. */
async function sessionFor(scripts: boolean) {
  const session = sessions.get(scripts) ?? (await startSession(scripts));
  sessions.set(scripts, session);
  await session.manage().deleteAllCookies();
  return session;
}

export const webkit: Engine = {
  name: 'WebKit',
  canReturn: false, // its driver waits for the page forever
  find: () =>
    findOrInstall(() => findCommand('xvfb-run'), 'xvfb', 'xauth') &&
    findOrInstall(() => findCommand('WebKitWebDriver') && miniBrowser(), 'webkit2gtk-driver'),
  open: async ({ scripts }, visit) => {
    const session = await sessionFor(scripts);
    try {
      await visit(drive(session));
      await session.get('about:blank');
    } catch (reason) {
      sessions.delete(scripts); // whatever has happened, the next visit does not inherit it
      await session.quit();
      throw reason;
    }
  },
};

export async function closeWebkit() {
  await Promise.all([...sessions.values()].map((session) => session.quit()));
  endDriverServer();
}

function endDriverServer() {
  if (server?.process.pid) process.kill(-server.process.pid);
  server = undefined;
  sessions.clear();
}
