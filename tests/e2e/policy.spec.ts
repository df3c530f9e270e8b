import { PAGES, paths } from './content.ts';
import { expect, heading, test } from './test.ts';

// Whatever the policy blocks on a page is among the problems of every test.
test('every page → a strict policy, and no style or handler in its markup', async ({ request }) => {
  for (const name of PAGES) {
    const response = await request.get(paths[name]);
    const policy = response.headers()['content-security-policy']!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(await response.text()).not.toMatch(/<[^>]+\s(style|on[a-z]+)=/);
  }
});

test('markup and styles that slip into a page → refused', async ({ page, problems }) => {
  await page.goto(paths.home);
  const slipIn = page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.body.append(style);
    document.body.innerHTML = '';
  });
  await expect(slipIn).rejects.toThrow('TrustedHTML');
  await expect(heading(page)).toBeVisible();
  problems.length = 0; // each is reported, as it would be on a page of ours
});
