import { expect, test } from 'vitest';
import { markdown } from './markdown.ts';

test('a table with aligned columns → an attribute for the style sheet, and no style', async () => {
  const renderer = await markdown.createRenderer({});
  const { code } = await renderer.render('| Lane | Price |\n|---|--:|\n| A | 3 |\n');
  expect(code).toContain('data-align="right"');
  expect(code).not.toContain('style=');
});

test('a table of a German text → its long words break at syllables', async () => {
  const renderer = await markdown.createRenderer({});
  const table = '| Rückluft | Zweck |\n|---|---|\n| Rückluft | Kontaktanfragen |\n';
  const fileURL = new URL('file:///company/de/pages/privacy.md');
  const { code } = await renderer.render(table, { fileURL });
  expect(code).toContain('<th>Rück\u00ADluft</th>');
  expect(code).toContain('<td>Rückluft</td>');
  expect(code).toContain('<td>Kon\u00ADtakt\u00ADan\u00ADfra\u00ADgen</td>');
});
