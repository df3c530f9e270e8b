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

test('a style, a script, markup that slip into a page → have no effect', async ({
  page,
  problems,
}) => {
  await page.goto(paths.home);
  const slipIn = (tag: 'style' | 'script', content: string) =>
    page.evaluate(
      ([name, text]) => {
        const element = document.createElement(name!);
        element.append(text!);
        document.body.append(element);
      },
      [tag, content],
    );
  await slipIn('style', 'body { display: none }');
  await slipIn('script', 'document.body.remove()').catch(() => {}); // may be refused at once
  await expect(heading(page)).toBeVisible();
  await expect(page.evaluate(() => (document.body.innerHTML = ''))).rejects.toThrow('TrustedHTML');
  expect(problems.length).toBeGreaterThanOrEqual(3);
  problems.length = 0; // each is reported, as it would be on a page of ours
});
