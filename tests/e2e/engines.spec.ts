import { PAGES, paths } from './content.ts';
import { expect, openAt, showPictures, test, waitUntilIdle } from './test.ts';

// Where one engine once differed, every installed engine is tested.

test('every page → without what WebKit draws wrongly', async ({ request }) => {
  for (const name of PAGES) {
    const document = await (await request.get(paths[name])).text();
    // Round caps under non-scaling-stroke become ellipses.
    expect(document).not.toMatch(/ d="[^"]*[hv]0(?![.\d])/);
    // The layout of the first width stays until the page is loaded again.
    expect(document).toMatch(/}@view-transition{navigation:auto}/);
    expect(document).not.toMatch(/@media[^{]*{@view-transition/);
  }
});

for (const name of PAGES)
  test(`${name}: a tablet is turned → laid out as in a window that was always this wide`, async ({
    page,
  }) => {
    const upright = { width: 820, height: 1180 };
    const lying = { width: 1180, height: 820 };
    const layout = async () => {
      await showPictures(page);
      return page.locator('main :is(h1, h2, h3, p, img, form)').evaluateAll((all) =>
        all.map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [x, y + scrollY, width].map(Math.round);
        }),
      );
    };
    await page.setViewportSize(lying);
    await openAt(page, paths[name]);
    const always = await layout();
    await page.setViewportSize(upright);
    await openAt(page, paths[name]);
    expect(await layout()).not.toEqual(always);
    await page.setViewportSize(lying);
    await waitUntilIdle(page);
    expect(await layout()).toEqual(always);
  });
