import { test as base } from '@playwright/test';

/**
 * A test that fails leaves a picture of each of its pages. Playwright's own option takes one at the end of every test,
 * and throws it away where all went well: that was a tenth of the run.
 */
export const test = base.extend({
  page: async ({ page, context }, use, info) => {
    await use(page);
    if (info.errors.length === 0) return;
    for (const [index, each] of context.pages().entries()) {
      const path = info.outputPath(`page-${index + 1}.png`);
      const taken = each.screenshot({ path, timeout: 5_000 });
      // A page that hangs has none; its trace is kept all the same.
      await taken.then(
        () => info.attachments.push({ name: 'picture', path, contentType: 'image/png' }),
        () => {},
      );
    }
  },
});
