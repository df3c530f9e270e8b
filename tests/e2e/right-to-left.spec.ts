import type { Page } from '@playwright/test';
import { PAGES, paths } from './content.ts';
import { expect, openAt, showPictures, test } from './test.ts';

/** Serves the page as the build writes it for a right-to-left language. */
const serveRightToLeft = (page: Page) =>
  page.route(
    ({ pathname }) => (Object.values(paths) as string[]).includes(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<html ', '<html dir="rtl" ');
      await route.fulfill({ response, body });
    },
  );

/** The distance of each block from the edge where reading starts, and its width. */
const layoutOf = (page: Page) =>
  page
    .locator(':is(header, main, footer) :is(h1, h2, h3, nav, form, ol, figure):visible')
    .evaluateAll((all) => {
      const { clientWidth } = document.documentElement;
      const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
      return all.map((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return [
          element.className || element.tagName,
          Math.round(isRightToLeft ? clientWidth - right : left),
          Math.round(width),
        ];
      });
    });

for (const name of PAGES)
  for (const width of [390, 1440])
    test(`${name}, ${width} px, right to left → mirrored, and nothing outside the window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openAt(page, paths[name]);
      await showPictures(page);
      const fromLeft = await layoutOf(page);
      await serveRightToLeft(page);
      await openAt(page, paths[name]);
      await showPictures(page);
      expect(await layoutOf(page)).toEqual(fromLeft);
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
    });
