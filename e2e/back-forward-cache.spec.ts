import type { Page } from '@playwright/test';
import { paths } from '#words/paths.ts';
import { withBrowser } from '../scripts/browser.ts';
import { alive, expect, FILMS, pageNames, test } from './test.ts';
import { isQuiet } from './tools/expectations.ts';

/** The tall cut: to decode the wide one costs more. */
test.use({ ...FILMS, viewport: { width: 390, height: 844 } });

// Playwright disables the cache, because a page that returns from it is hard to follow.
test.use({
  launchOptions: {
    // Otherwise a page that takes three seconds to freeze is evicted, as on a busy machine.
    ...withBrowser('--disable-features=BackForwardCacheEntryTimeout'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
// One worker starts this browser, not each of them.
test.describe.configure({ mode: 'default' });

/** Navigates to another document and back: the page was cached, and nothing prevented that. */
async function expectKept(page: Page, path: string) {
  await page.waitForFunction(isQuiet);
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-persisted', String(persisted)),
    );
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => void setTimeout(() => window.history.back())); // after its answer
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  const look = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = visit as { notRestoredReasons?: unknown };
      return { persisted: document.documentElement.dataset.persisted, notRestoredReasons };
    });
  await expect.poll(look).toEqual({ persisted: 'true', notRestoredReasons: null });
}

for (const name of pageNames)
  test(`${name}, left → comes back from the browser's cache; with React too`, async ({ page }) => {
    await page.goto(paths[name]);
    await expectKept(page, paths[name]);
    await alive(page);
    await expectKept(page, paths[name]);
  });
