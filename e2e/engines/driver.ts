import type { Page } from '@playwright/test';

/** The few actions of a visitor, in any engine. Selectors are CSS. */
export type Driver = {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  click: (selector: string) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Into the focused element. */
  write: (text: string) => Promise<void>;
  press: (key: 'Escape' | 'Tab' | 'Enter' | 'Home' | 'End' | 'ArrowLeft') => Promise<void>;
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
};

/** What only engines that Playwright does not drive need: it gives the whole tree. */
export type EngineDriver = Driver & {
  /** The elements that assistive technology gets by this role, and name, inside of another. */
  named: (role: string, name?: string, within?: unknown) => Promise<unknown[]>;
};

export type Engine = {
  name: string;
  /** The engine's path, installed first where possible. */
  find: () => string | undefined;
  /** A new visitor, with or without JavaScript, who leaves when `visit` is done. */
  open: (
    options: { scripts: boolean },
    visit: (driver: EngineDriver) => Promise<void>,
  ) => Promise<void>;
  /** Whether its driver notices a page that comes back from the browser's cache. */
  canReturn: boolean;
};

/** Chromium, driven by Playwright, doing what the other engines do. */
export const drive = (page: Page): Driver => ({
  goto: async (address) => void (await page.goto(address)),
  back: async () => void (await page.goBack()),
  resize: (width, height) => page.setViewportSize({ width, height }),
  click: (selector) => page.locator(selector).first().click(),
  clickAt: (x, y) => page.mouse.click(x, y),
  type: (selector, text) => page.locator(selector).first().pressSequentially(text),
  write: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  evaluate: (run, ...args) =>
    page.evaluate(([source, given]) => new Function(`return (${source})(...arguments[0])`)(given), [
      String(run),
      args,
    ] as const) as never,
});
