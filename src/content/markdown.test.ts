import { expect, test } from 'vitest';
import { markdown } from './markdown.ts';

test('a table with aligned columns → an attribute for the style sheet, and no style', async () => {
  const renderer = await markdown.createRenderer({});
  const { code } = await renderer.render('| Lane | Price |\n|---|--:|\n| A | 3 |\n');
  expect(code).toContain('data-align="right"');
  expect(code).not.toContain('style=');
});
