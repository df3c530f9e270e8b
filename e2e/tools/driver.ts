import type { Page } from '@playwright/test';

/** The few actions of a visitor. Selectors are CSS. */
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

/** Chromium, driven by Playwright. */
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
