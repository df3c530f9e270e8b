import type { Privacy } from '#shapes';
import { frame } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import { environmentOrExit } from '../settings.ts';
import { alive, expect, open, pageNames, test } from './test.ts';

const { privacy } = paths as Record<string, string | undefined>;

test('the privacy label → a link only where there is such a page', async ({ page }) => {
  await open(page, 'home');
  const label = page.getByRole('contentinfo').getByText(frame.footer.privacy, { exact: true });
  await expect(label).toBeVisible();
  const link = page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacy });
  await expect(link).toHaveCount(privacy ? 1 : 0);
  if (!privacy) return;
  await link.click();
  await expect(page).toHaveURL(privacy);
});

test('how long messages are kept → on the privacy page as the inbox is told', async ({ page }) => {
  test.skip(!privacy, 'The company has no privacy page.');
  const { parts }: Partial<Privacy> = await import(`#words/${'privacy'}.ts`);
  test.skip(!parts, 'Its privacy page is of its own kind.');
  await page.goto(privacy!);
  const text = await page.getByRole('main').innerText();
  for (const { heading } of Object.values(parts!)) expect(text).toContain(heading);
  const [promise] = parts!.howLong.paragraphs ?? [];
  expect(text).toContain(promise!.replace('{keepDays}', `${environmentOrExit([]).keepDays}`));
  expect(text).not.toContain('{');
});

test('every page, alive → no cookie, and nothing stored', async ({ page, context }) => {
  for (const name of pageNames) {
    await open(page, name);
    await alive(page);
  }
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
  ]);
  expect(stored).toEqual([0, 0, 0, 0]);
});
