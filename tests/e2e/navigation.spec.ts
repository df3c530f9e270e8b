import type { Content } from '../../src/content/schema.ts';
import { content, PAGES, paths } from './content.ts';
import { expect, test } from './test.ts';

test('a link → leads to its page in a view transition, unless motion is reduced', async ({
  page,
}) => {
  await page.addInitScript(() =>
    window.addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const isMoving = document.getAnimations().some(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        return pseudoElement?.startsWith('::view-transition');
      });
      document.documentElement.setAttribute('data-moves', String(isMoving));
    }),
  );
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(paths.home);
    await page.locator(`header > nav [href="${paths.about}"]`).click();
    await expect(page).toHaveURL(paths.about);
    const moves = String(reducedMotion === 'no-preference');
    await expect(page.locator('html')).toHaveAttribute('data-moves', moves);
  }
  const [rules] = await page.locator('script[type=speculationrules]').allTextContents();
  expect(JSON.parse(rules!)).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
});

const { hero, realTime, careers } = content('home');
test('Home → one solid button in the hero, and a button beside the trip', async ({ page }) => {
  await page.goto(paths.home);
  const solid = page.locator('main > :first-child a[data-variant=solid]');
  await expect(solid).toHaveText(hero.actions[1].label);
  await expect(solid).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  if (!realTime?.action) return;
  const trip = page.locator('section', { has: page.getByRole('slider') });
  await expect(trip.getByRole('link', { name: realTime.action.label })).toBeVisible();
});

const shared = content('frame').footer.closing;
for (const name of PAGES) {
  const { closing = shared } = content(name) as Pick<Content['career'], 'closing'>;
  if (closing)
    test(`${name} → ends with one line and one button`, async ({ page }) => {
      await page.goto(paths[name]);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(closing.text)).toBeVisible();
      await expect(footer.locator('a[data-variant]')).toHaveText(closing.action.label);
    });
}

test('a page → other isotherms than the last page, its menu and its footer', async ({ page }) => {
  let before: string[] = [];
  const isothermsIn = (selector: string) =>
    page.locator(`${selector} [data-drawing]`).evaluateAll((all) =>
      all.map((drawing) => {
        const { scale } = getComputedStyle(drawing, '::before');
        return getComputedStyle(drawing).getPropertyValue('--isotherms') + scale;
      }),
    );
  for (const name of PAGES) {
    await page.goto(paths[name]);
    const drawings = await isothermsIn('main');
    expect(drawings, name).toHaveLength(name === 'home' ? 0 : 1);
    const others = [...before, ...(await isothermsIn('dialog')), ...(await isothermsIn('footer'))];
    for (const drawing of drawings) expect(others, name).not.toContain(drawing);
    before = drawings;
  }
});

const { drivers } = content('career');
if (drivers)
  for (const name of ['home', 'career'] as const)
    test(`a driver on ${name} → a link to the band that needs no form`, async ({ page }) => {
      await page.goto(paths[name]);
      await page.getByRole('main').getByRole('link', { name: drivers.heading }).click();
      await expect(page).toHaveURL(`${paths.career}#drivers`);
      const band = page.getByRole('region', { name: drivers.heading });
      await expect(band.getByText(drivers.lede)).toBeInViewport();
      await expect(band.getByRole('link')).toHaveAttribute('href', /^(sms|mailto):./);
    });

test('Careers on Home → one solid button, and a quiet one for drivers', async ({ page }) => {
  await page.goto(paths.home);
  const buttons = page.locator('main > :last-child a[data-variant]');
  await expect(buttons).toHaveText([careers.action.label, ...(drivers ? [drivers.heading] : [])]);
  await expect(buttons.first()).toHaveAttribute('data-variant', 'solid');
  if (drivers) await expect(buttons.last()).toHaveAttribute('data-variant', 'quiet');
});

const { action, cards } = content('strategy').services;
const asked = cards
  .filter(({ contact }) => !contact)
  .map(({ heading }) => heading.replaceAll('\u00AD', ''));
if (action?.href === 'contact' && asked[0])
  test('a service → the contact form, which names it already', async ({ page }) => {
    await page.goto(paths.strategy);
    await expect(page.getByRole('link', { name: action.label })).toHaveCount(asked.length);
    await page.getByRole('link', { name: `${action.label}: ${asked[0]}` }).click();
    await expect(page).toHaveURL(paths.contact);
    await expect(page.locator('textarea[name=message]')).toHaveValue(`${asked[0]}: `);
  });
