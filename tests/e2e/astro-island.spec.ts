import { paths } from './content.ts';
import { alive, expect, test } from './test.ts';

// What src/browser/astro-island.ts uses of Astro without being promised it.
test('an island → names its code, and says when React has it', async ({ page, request }) => {
  const document = await (await request.get(paths.contact)).text();
  expect(document).toMatch(/<astro-island[^>]* ssr/);
  await page.goto(paths.contact);
  const island = page.locator('astro-island').first();
  for (const name of ['component-url', 'renderer-url'])
    expect(await island.getAttribute(name)).toMatch(/^\/static\/\S+\.js$/);
  await expect(island).toHaveAttribute('ssr');
  await alive(page);
  await expect(island).not.toHaveAttribute('ssr');
});
