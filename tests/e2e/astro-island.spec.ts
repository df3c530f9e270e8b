import { paths } from './content.ts';
import { collectRequests, expect, hydrateIslands, test, waitUntilIdle } from './test.ts';

// What src/browser/astro-island.ts uses of Astro beyond its documentation.
test('an island → names its code, and loses its attribute ssr once hydrated', async ({
  page,
  request,
}) => {
  const document = await (await request.get(paths.contact)).text();
  expect(document).toMatch(/<astro-island[^>]* ssr/);
  expect(document).toMatch(/<astro-island[^>]* client="intent"/);
  const scripts = collectRequests(page, /\.js$/);
  await page.goto(paths.contact);
  await waitUntilIdle(page);
  expect(scripts).toEqual([expect.stringContaining('/static/Document')]);
  const island = page.locator('astro-island').first();
  for (const name of ['runtime-url', 'component-url', 'renderer-url'])
    expect(await island.getAttribute(name)).toMatch(/^\/static\/\S+\.js$/);
  await expect(island).toHaveAttribute('ssr');
  await hydrateIslands(page);
  await expect(island).not.toHaveAttribute('ssr');
});
