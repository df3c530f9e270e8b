import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { findFirefox, withFirefox } from '../../scripts/browser.ts';
import { findCommand, findOrInstall } from '../../scripts/system-packages.ts';
import { until } from '../tools/until.ts';

/** One utterance, and the language of its voice. */
type Utterance = { words: string; lang: string };

/** The whole of an utterance, or what it matches. */
export type Awaited = string | RegExp;

export type Listener = {
  page: Page;
  /** Everything so far. */
  said: () => Utterance[];
  /** Does something, and returns all that is said of it, once these have come. */
  hear: (act: () => Promise<unknown>, ...awaited: Awaited[]) => Promise<string[]>;
  /** Does not wait for the page: Firefox does not always report that it has come. */
  goto: (address: string) => Promise<void>;
  /** Hears a real key, which Orca gets first. By its X11 name: Tab, Return, Down. */
  press: (key: string, ...awaited: Awaited[]) => Promise<string[]>;
  /** By Tab, or by a key of Orca's own: b for buttons, e for fields. */
  reach: (key: string, words: string) => Promise<void>;
  write: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

const PROGRAMS = ['orca', 'Xvfb', 'dbus-daemon', 'openbox', 'xdotool'];
const PACKAGES = ['orca', 'xvfb', 'at-spi2-core', 'dbus', 'openbox', 'xdotool'];
const findAll = () => (PROGRAMS.every((name) => findCommand(name)) ? 'orca' : undefined);
export const findScreenReader = () => findFirefox() && findOrInstall(findAll, ...PACKAGES);

/** For what hangs: a long page takes two seconds, and minutes on a busy machine. */
const LIMIT = 500_000;

const ENTRY =
  /voice requested with language='(\w+)'|SPEECH OUTPUT: '([\s\S]*?)'(?: voice=\w+)?( ?\{.*\})?\n/g;

/**
 * What Orca has said, from its log as it grows. The keys that Orca echoes are left out: it writes a
 * gap after them.
 */
function follow(log: string) {
  const said: Utterance[] = [];
  let [place, rest, lang] = [0, '', ''];
  return () => {
    if (!existsSync(log)) return said;
    const file = openSync(log, 'r');
    const added = Buffer.alloc(fstatSync(file).size - place);
    place += readSync(file, added, 0, added.length, place);
    closeSync(file);
    rest += added.toString('latin1'); // no letter is cut in two
    let end = 0;
    for (const { 0: whole, 1: asked, 2: words = '', 3: voice = '', index } of rest.matchAll(
      ENTRY,
    )) {
      end = index + whole.length;
      if (asked && asked !== 'None') lang = asked;
      const text = Buffer.from(words, 'latin1').toString().replaceAll(/\s+/g, ' ').trim();
      if (text && !voice.startsWith(' ')) said.push({ words: text, lang });
    }
    rest = rest.slice(end);
    return said;
  };
}

/** The first line that a program prints. */
async function firstLine({ stdout }: ChildProcess) {
  const [line] = await once(stdout!, 'data');
  return String(line).trim();
}

/** Our own display, bus, Orca and Firefox: nothing is shown or heard on the machine itself. */
export async function startListening(): Promise<Listener> {
  const folder = mkdtempSync(join(tmpdir(), 'heard-'));
  const log = join(folder, 'orca.log');
  const asked = join(folder, 'asked');
  const env: Record<string, string | undefined> = {
    ...process.env,
    HOME: folder,
    PATH: `${folder}:${process.env.PATH}`,
    XDG_RUNTIME_DIR: folder,
    XDG_CONFIG_HOME: undefined,
    XDG_DATA_HOME: undefined,
    LC_ALL: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    SPEECHD_CMD: '/none', // without a voice it says everything at once
  };
  // Orca runs this user file when it starts. What it says must be in its log at once, and a busy
  // machine does not hang: it would give up when Firefox has not answered for 0.8 s.
  const own = join(folder, '.local/share/orca');
  mkdirSync(own, { recursive: true });
  writeFileSync(
    join(own, 'orca-customizations.py'),
    `import os
from orca import debug, event_manager
from gi.repository import Atspi, GLib
debug.debugFile.reconfigure(line_buffering=True)
Atspi.set_timeout(${LIMIT}, ${LIMIT})
def answer():
    if os.path.exists('${asked}') and event_manager.getManager()._eventQueue.empty():
        os.remove('${asked}')
    return True
GLib.timeout_add(20, answer, priority=GLib.PRIORITY_LOW)
`,
  );
  // It asks for others of its kind, and would not start beside one on another display.
  writeFileSync(join(folder, 'pgrep'), '#!/bin/sh\n', { mode: 0o755 });

  const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, maxRetries: 5 })];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  const start = (program: string, ...args: string[]) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    const exited = once(child, 'exit');
    // Orca would hear a milder signal only with the next event.
    endings.push(() => child.kill('SIGKILL') && exited);
    return child;
  };

  const said = follow(log);
  const hear: Listener['hear'] = async (act, ...awaited) => {
    const before = said().length;
    await act();
    const isIt = (it: Awaited, words: string) =>
      typeof it === 'string' ? words === it : it.test(words);
    const since = () =>
      said()
        .slice(before)
        .map(({ words }) => words);
    /** What is named twice is said twice. */
    const isThere = (it: Awaited, index: number, all: string[]) =>
      all.filter((words) => isIt(it, words)).length >
      awaited.slice(0, index).filter((other) => other === it).length;
    await until(
      since,
      `"${awaited.join('" and "')}" is said`,
      (all) => awaited.every((it, index) => isThere(it, index, all)),
      LIMIT,
    );
    if (page) await settle();
    return since();
  };
  const goto: Listener['goto'] = async (address) => void page.goto(address).catch(() => {});
  const xdotool = async (...args: string[]) => void execFileSync('xdotool', args, { env });
  /** Whatever Firefox has to tell of the last key has been dealt with: a visitor listens first. */
  async function settle() {
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    writeFileSync(asked, '');
    await until(() => !existsSync(asked), 'Orca has nothing left to do', Boolean, LIMIT);
  }
  const press: Listener['press'] = (key, ...awaited) =>
    hear(() => settle().then(() => xdotool('key', key)), ...awaited);
  const reach: Listener['reach'] = async (key, words) => {
    // Of a field with several lines only the caret's is heard, which may end anywhere.
    const heard = await press(key, /(link|button|box)\b.*[.:]$|\bentry\b/);
    if (heard.includes('Wrapping to top.')) throw new Error(`"${words}" was not reached`);
    if (!heard.some((it) => it.startsWith(words))) await reach(key, words);
  };

  let page!: Page;
  async function openBrowser() {
    const display = start('Xvfb', '-displayfd', '1', '-screen', '0', '1400x1000x24');
    env.DISPLAY = `:${await firstLine(display)}`;
    const bus = start('dbus-daemon', '--session', '--nofork', '--print-address=1');
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus);
    start('openbox'); // focuses the browser's window
    // No link is visited, and no film is decoded.
    const extraPrefsFirefox = { 'places.history.enabled': false, 'ui.prefersReducedMotion': 1 };
    const limits = { timeout: LIMIT, protocolTimeout: LIMIT };
    const options = { headless: false, env, extraPrefsFirefox, ...limits };
    const browser = await puppeteer.launch({ ...withFirefox(), ...options });
    endings.push(() => browser.close());
    page = (await browser.pages())[0]!;
    page.setDefaultTimeout(LIMIT);
    // Out of the address bar before Orca is there, which would take it for focused ever after; and
    // off the page again, where the pointer would reach for things.
    await xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox');
    await xdotool('mousemove', '600', '600', 'click', '1', 'mousemove', '1399', '999');
    await until(() => page.evaluate(() => document.hasFocus()), 'the page has the focus');
    await hear(async () => start('orca', `--debug-file=${log}`), 'Screen reader on.');
    await hear(() => goto('data:text/html,<title>Page</title><p>Ready'), 'Ready');
  }
  try {
    await openBrowser();
    return {
      page,
      said,
      hear,
      goto,
      press,
      reach,
      write: (text) => xdotool('type', '--delay', '60', text),
      close,
    };
  } catch (reason) {
    await close();
    throw reason;
  }
}
