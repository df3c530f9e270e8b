import { PAGES, paths } from './content.ts';
import { expect, test } from './test.ts';

// What WebKit draws otherwise, held in every engine.
test('every page → no line without length, no view transition within a media query', async ({
  request,
}) => {
  for (const name of PAGES) {
    const document = await (await request.get(paths[name])).text();
    // Round caps under non-scaling-stroke become ellipses.
    expect(document).not.toMatch(/ d="[^"]*[hv]0(?![.\d])/);
    // The layout of the first width stays until the page is loaded again.
    expect(document).toMatch(/}@view-transition{navigation:auto}/);
    expect(document).not.toMatch(/@media[^{]*{@view-transition/);
  }
});
