import type { Page } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Chromium, as Playwright drives it, doing what the other engines do. */
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
