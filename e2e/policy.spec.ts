import { paths } from '#words/paths.ts';
import { expect, test } from './test.ts';

// Every test sees that the policy blocks nothing of ours: what it blocks is among the `problems`.

test('a script, a style, markup slip into a page → none does anything', async ({
  page,
  problems,
}) => {
  await page.goto(paths.home);
  const result = await page.evaluate(async () => {
    const script = document.createElement('script');
    const outcomes: string[] = [];
    const attempt = (name: string, act: () => void) => {
      try {
        act();
      } catch {
        outcomes.push(name);
      }
    };
    attempt('script text', () => {
      script.text = 'window.slipped = true';
    });
    attempt('markup', () => {
      document.body.innerHTML = '<img src=x>';
    });
    attempt('policy', () => {
      (
        window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('p', {});
    });
    document.body.append(script, document.createElement('style'));
    document.querySelector('body > style')!.textContent = 'body { display: none }';
    return {
      outcomes,
      slipped: 'slipped' in window,
      display: getComputedStyle(document.body).display,
    };
  });
  expect(result).toEqual({
    outcomes: ['script text', 'markup', 'policy'],
    slipped: false,
    display: expect.not.stringContaining('none'),
  });
  // Each of the four is reported, as it would be on a page of ours.
  await expect.poll(() => problems.length).toBeGreaterThanOrEqual(4);
  problems.length = 0;
});
