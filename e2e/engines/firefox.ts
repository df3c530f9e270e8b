import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox, withFirefox } from '../../scripts/browser.ts';
import type { Engine, EngineDriver } from './driver.ts';

/** For what hangs, not for what is slow. */
const LIMIT = 100_000;

/** Until a scrolled page has been painted, a click hits what was there before. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1)))),
  );

/**
 * The middle of an element, scrolled into view. puppeteer's own way waits for an observer, which
 * needs scripts.
 */
async function middleOf(page: Page, selector: string, scripts: boolean) {
  const middle = await page.evaluate((css) => {
    const element = document.querySelector(css)!;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  if (scripts) await drawn(page);
  return middle;
}

function drive(page: Page, scripts: boolean): EngineDriver {
  return {
    goto: async (address) => void (await page.goto(address, { timeout: LIMIT })),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded', timeout: LIMIT })),
    resize: (width, height) => page.setViewport({ width, height }),
    click: async (selector) => {
      const { x, y } = await middleOf(page, selector, scripts);
      await page.mouse.click(x, y);
    },
    clickAt: async (x, y) => {
      if (scripts) await drawn(page);
      await page.mouse.click(x, y);
    },
    type: (selector, text) => page.type(selector, text),
    write: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    named: (role, name, within = page) => {
      const asked = name === undefined ? '' : `[name=${JSON.stringify(name)}]`;
      return (within as Page | ElementHandle).$$(`::-p-aria(${asked}[role="${role}"])`);
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
  };
}

const browsers = new Map<boolean, Browser>();

async function browser(scripts: boolean) {
  const running = browsers.get(scripts);
  if (running) return running;
  const launched = await puppeteer.launch({
    ...withFirefox(),
    timeout: LIMIT,
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  });
  browsers.set(scripts, launched);
  return launched;
}

export const firefox: Engine = {
  name: 'Firefox',
  find: findFirefox,
  canReturn: true,
  open: async ({ scripts }, visit) => {
    const context = await (await browser(scripts)).createBrowserContext();
    await visit(drive(await context.newPage(), scripts)).finally(() => context.close());
  },
};

export const closeFirefox = () =>
  Promise.all([...browsers.values()].map((running) => running.close()));
