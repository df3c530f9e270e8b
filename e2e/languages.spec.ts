import type { Career } from '#shapes';
import { languages as companyLanguages } from '../content/company-folder.ts';
import { readEnvironment } from '../settings.ts';
import { expect, open, outside, pageNames, test } from './test.ts';

const { languages } = readEnvironment(process.env, companyLanguages);
const [, ...others] = languages;

/** The paths and the words of a language, and how it lists the roles. */
async function wordsOf(folder: string) {
  const { language } = await import(`#company/${folder}/language.ts`);
  const { paths } = await import(`#company/${folder}/paths.ts`);
  const { roles } = (await import(`#company/${folder}/career.ts`)) as Career;
  return { language, paths, roles: roles?.open ?? [] };
}

test('home from right to left → nothing outside the window', async ({ page }) => {
  await open(page, 'home');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await outside(page), `at ${width} px`).toEqual([]);
    const looks = await page.evaluate(() => ({
      arrow: getComputedStyle(document.querySelector('main a[data-arrow=true]')!, '::after').scale,
      drawer: getComputedStyle(document.querySelector('dialog')!).translate,
      plot: getComputedStyle(document.querySelector('figure input[type=range]')!).direction,
    }));
    // Arrows and the drawer are mirrored. Time in the plot runs to the right, on purpose.
    expect(looks).toEqual({ arrow: '-1 1', drawer: '-100%', plot: 'ltr' });
    const all = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(all).toBeLessThanOrEqual(width);
  }
});

test('each language → its own pages, styled, and links to the same page in others', async ({
  page,
}) => {
  for (const folder of languages) {
    const { paths } = await wordsOf(folder);
    for (const path of Object.values<string>(paths)) {
      await page.goto(path);
      await expect(page.locator('body'), path).toHaveCSS('margin', '0px');
      await expect(page.locator('footer a[hreflang]')).toHaveCount(others.length);
      await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(
        others.length && languages.length + 1,
      );
    }
  }
  await open(page, pageNames.at(-1)!);
  for (const code of others) {
    const { language, paths } = await wordsOf(code);
    const link = page.locator(`footer a[hreflang="${language.code}"]`);
    await expect(link).toHaveText(language.name);
    await expect(link).toHaveAttribute('lang', language.code);
    await link.click();
    await expect(page).toHaveURL(paths[pageNames.at(-1)!]);
    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
  }
});

test('the page of a role → the same role in every language', async ({ page }) => {
  const all = await Promise.all(languages.map(wordsOf));
  const withPage = all[0]!.roles.flatMap(({ details }, index) => (details ? [index] : []));
  test.skip(others.length === 0 || withPage.length === 0, 'No role has a page in two languages.');
  for (const index of withPage) {
    const own = all.map(({ language, paths, roles }) => ({
      code: language.code as string,
      path: `${paths.career}/${roles[index]!.details!.slug}`,
      title: roles[index]!.title,
    }));
    for (const { code, path, title } of own) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const alternates = await page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [
            link.getAttribute('hreflang'),
            new URL((link as HTMLLinkElement).href).pathname,
          ]),
        );
      expect(alternates).toEqual([
        ...own.map((it) => [it.code, it.path]),
        ['x-default', own[0]!.path],
      ]);
      for (const other of own.filter((it) => it.code !== code))
        await expect(page.locator(`footer a[hreflang="${other.code}"]`)).toHaveAttribute(
          'href',
          other.path,
        );
    }
  }
});
