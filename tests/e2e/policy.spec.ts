import { PAGES, paths } from './content.ts';
import { expect, open, test } from './test.ts';

test('every page, before and after hydration → its policy blocks nothing of ours, and is strict', async ({
  page,
}) => {
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

test('a script, a style, markup slip into a page → none does anything', async ({
  page,
  problems,
}) => {
  await page.goto(paths.home);
  const result = await page.evaluate(async () => {
    const script = document.createElement('script');
    const refused: string[] = [];
    const attempt = (name: string, act: () => void) => {
      try {
        act();
      } catch {
        refused.push(name);
      }
    };
    attempt('script', () => {
      script.text = 'window.slipped = true';
    });
    attempt('markup', () => {
      document.body.innerHTML = '<img src=x>';
    });
    document.body.append(script, document.createElement('style'));
    document.querySelector('body > style')!.textContent = 'body { display: none }';
    const { display } = getComputedStyle(document.body);
    return { refused, slipped: 'slipped' in window, isHidden: display === 'none' };
  });
  expect(result).toEqual({ refused: ['script', 'markup'], slipped: false, isHidden: false });
  await expect.poll(() => problems.length).toBeGreaterThanOrEqual(3);
  problems.length = 0; // each of the three is reported, as it would be on a page of ours
});
