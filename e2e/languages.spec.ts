import { readEnvironment } from '../settings.ts';
import { expect, pageNames, test } from './test.ts';

const { languages } = readEnvironment(process.env);
const [, ...others] = languages;

for (const width of [390, 1440]) {
  test(`home at ${width} px, from right to left → nothing outside the window`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('home');
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    const outside = await page.evaluate(() => {
      const wide = document.documentElement.clientWidth;
      const range = document.createRange();
      return [...document.querySelectorAll('h1, h2, h3, p, dt, dd, a, button')]
        .filter((element) => element.checkVisibility())
        .filter((element) => !element.closest('[class*=VisuallyHidden], [class*=skip], svg'))
        .filter((element) => {
          range.selectNodeContents(element);
          // A button's label may be for screen readers alone: the button itself is what is seen.
          const seen = element.localName === 'button' ? element : range;
          const { left, right } = seen.getBoundingClientRect();
          return left < -1 || right > wide + 1;
        })
        .map(({ textContent }) => textContent?.slice(0, 30));
    });
    expect(outside).toEqual([]);
    const looks = await page.evaluate(() => ({
      arrow: getComputedStyle(document.querySelector('main a[data-arrow=true]')!, '::after').scale,
      drawer: getComputedStyle(document.querySelector('dialog')!).translate,
      plot: getComputedStyle(document.querySelector('figure input[type=range]')!).direction,
    }));
    // Arrows and the drawer turn round. Time in the plot runs to the right, on purpose.
    expect(looks).toEqual({ arrow: '-1 1', drawer: '-100%', plot: 'ltr' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
}

test('text at 200 % in a wide window → the menu button instead of the links', async ({
  page,
  open,
}) => {
  await open('about');
  await expect(page.locator('header nav').first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(page.locator('header nav').first()).toBeHidden();
  await expect(page.locator('header button').first()).toBeVisible();
});

test('each language that is built → its own pages, and links to the same page in the others', async ({
  page,
  open,
}) => {
  for (const name of pageNames) {
    await open(name);
    await expect(page.locator('footer a[hreflang]')).toHaveCount(others.length);
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(
      others.length && languages.length + 1,
    );
  }
  for (const code of others) {
    const { language } = await import(`../company/${code}/language.ts`);
    const { paths } = await import(`../company/${code}/paths.ts`);
    const link = page.locator(`footer a[hreflang="${language.code}"]`);
    await expect(link).toHaveText(language.name);
    await expect(link).toHaveAttribute('lang', language.code);
    await link.click();
    await expect(page).toHaveURL(paths[pageNames.at(-1)!]);
    await expect(page.locator('html')).toHaveAttribute('lang', language.code);
  }
});
