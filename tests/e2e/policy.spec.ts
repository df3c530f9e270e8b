import { PAGES, paths } from './content.ts';
import { expect, test } from './test.ts';

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
