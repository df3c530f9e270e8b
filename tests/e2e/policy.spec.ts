import { PAGES, paths } from './content.ts';
import { expect, open, test } from './test.ts';

test('every page, hydrated too → its strict policy blocks nothing of ours', async ({ page }) => {
  for (const name of PAGES) {
    const response = (await page.goto(paths[name]))!;
    const policy = response.headers()['content-security-policy']!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(await response.text()).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
    await open(page, name); // what it blocks is among the problems
  }
});

test('a script, a style, markup slip into a page → none acts', async ({ page, problems }) => {
  await page.goto(paths.home);
  const acts = await page.evaluate(() => {
    const script = document.createElement('script');
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.body.append(style, script);
    const isRefused = (act: () => void) => {
      try {
        act();
      } catch {
        return true;
      }
      return false;
    };
    return {
      script: !isRefused(() => script.append('window.slipped = true')) && 'slipped' in window,
      text: !isRefused(() => Object.assign(script, { text: 'window.slipped = true' })),
      markup: !isRefused(() => Object.assign(document.body, { innerHTML: '<img src=x>' })),
      style: getComputedStyle(document.body).display === 'none',
    };
  });
  expect(acts).toEqual({ script: false, text: false, markup: false, style: false });
  await expect.poll(() => problems.length).toBeGreaterThanOrEqual(3);
  problems.length = 0; // each is reported, as it would be on a page of ours
});
