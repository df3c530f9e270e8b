import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '#words/contact.ts';
import { navigation } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { alive, MOTION } from './test.ts';

test.use(MOTION);

/** Everything that the policy has stopped on a page, from its first byte on. */
async function watchPolicy(page: Page) {
  const stopped: string[] = [];
  await page.exposeFunction('onStopped', (what: string) => stopped.push(what));
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sample }) =>
        (window as unknown as { onStopped(what: string): void }).onStopped(
          `${effectiveDirective} ${blockedURI} ${sample}`,
        ),
    );
  });
  page.on('console', (message) => message.type() === 'error' && stopped.push(message.text()));
  return stopped;
}

test('a whole visit: pages, films, forms → the policy stops nothing', async ({ page }) => {
  const stopped = await watchPolicy(page);
  await page.goto(paths.home);
  await alive(page);
  for (const { label } of navigation) {
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(
      page.getByRole('banner').getByRole('link', { name: label, exact: true }),
    ).toHaveAttribute('aria-current', 'page');
  }
  const form = page.getByRole('form', { name: contactForm.name });
  await form.getByLabel(contactForm.firstName).fill('Ada');
  await form.getByLabel(contactForm.lastName).fill('Byron');
  await form.getByLabel(contactForm.email).fill('ada@example.com');
  await form.getByLabel(contactForm.message).fill('Hello');
  await form.getByRole('button', { name: contactForm.submit }).click();
  await expect(form.getByLabel(contactForm.message)).toHaveValue('');
  expect(stopped).toEqual([]);
});

for (const path of Object.values(paths)) {
  test(`${path} opened by itself → the policy stops nothing, and no element carries its own style`, async ({
    page,
  }) => {
    const stopped = await watchPolicy(page);
    const response = await page.goto(path);
    expect(await response!.text()).not.toMatch(/<[a-z][^>]*\s(style|on[a-z]+)=/);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(stopped).toEqual([]);
  });
}

test('a script, a style and a text made into markup slip into a page → none of them does anything', async ({
  page,
}) => {
  await page.goto(paths.home);
  const stopped = await watchPolicy(page);
  await page.reload();
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
  expect(stopped.length).toBeGreaterThan(0);
});
