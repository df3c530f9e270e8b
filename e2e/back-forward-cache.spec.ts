import type { Page } from '@playwright/test';
import { paths } from '#words/paths.ts';
import { withBrowser } from '../testing/browser.ts';
import { alive, expect, FILMS, pageNames, test } from './test.ts';

test.use(FILMS);

// The runner switches the cache off, because a page that returns from it is hard to follow.
test.use({
  launchOptions: {
    ...withBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Leaves for another document and comes back: whether the page was kept whole, or why not. */
async function returnTo(page: Page, path: string) {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-persisted', String(persisted)),
    );
  });
  await page.goto('/robots.txt');
  await page.evaluate(() => void setTimeout(() => window.history.back())); // after its answer
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = visit as { notRestoredReasons?: unknown };
    return { persisted: document.documentElement.dataset.persisted, notRestoredReasons };
  });
}

for (const name of pageNames) {
  test(`${name}, read and left → comes back from the browser's cache, nothing in its way`, async ({
    page,
  }) => {
    await page.goto(paths[name]);
    expect(await returnTo(page, paths[name])).toEqual({
      persisted: 'true',
      notRestoredReasons: null,
    });
  });

  test(`${name}, left after React has come → the same`, async ({ page }) => {
    await page.goto(paths[name]);
    await alive(page);
    expect(await returnTo(page, paths[name])).toEqual({
      persisted: 'true',
      notRestoredReasons: null,
    });
  });
}
