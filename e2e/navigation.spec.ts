import type { Page } from '@playwright/test';
import * as about from '#words/about.ts';
import { frame } from '#words/frame.ts';
import * as home from '#words/home.ts';
import { paths } from '#words/paths.ts';
import {
  askLast,
  atRest,
  expect,
  expectPage,
  expectScrolled,
  headerLink,
  isSameDocument,
  isShown,
  MOTION,
  markDocument,
  navLabel,
  needs,
  open,
  REACT,
  requested,
  SCRIPT,
  saveData,
  scrollTo,
  scrollTop,
  settled,
  test,
} from './test.ts';
import { heads } from './tools/expectations.ts';

test.use(MOTION);

/** The first button of the home page, which leads to About. */
const toAbout = (page: Page) => page.getByRole('link', { name: home.hero.actions[0].label });

test('a link → the page in place, announced, its heading in focus', async ({ page }) => {
  await open(page, 'home');
  await markDocument(page);
  await toAbout(page).click();
  await expectPage(page, 'about');
  await expect(page).toHaveTitle(about.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('p[aria-live]')).toHaveText(about.title);
  await expect(
    page.getByRole('banner').getByRole('navigation').locator('[aria-current=page]'),
  ).toHaveText(navLabel('about'));
  expect(await isSameDocument(page)).toBe(true);
});

const emptyLink = frame.footer.columns
  .flatMap(({ links }) => links)
  .find(({ href }) => href === '#');
const joinTeam = isShown('about', 'leadership') ? about.leadership?.action : undefined;

test("the current page's own link, and links without a target → the top, same page", {
  tag: ['@2.5'],
}, async ({ page }) => {
  await open(page, 'about');
  await markDocument(page);
  const labels = [
    navLabel('about'),
    emptyLink?.label,
    joinTeam?.href === '#' ? joinTeam.label : undefined,
  ];
  for (const name of labels.filter((label) => label !== undefined)) {
    const link = page.getByRole('link', { name, exact: true }).last();
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => scrollTop(page), name).toBeGreaterThan(300);
    await link.click();
    await expectScrolled(page, 0);
    expect(new URL(page.url()).pathname).toBe(paths.about);
  }
  expect(await isSameDocument(page)).toBe(true);
});

for (const width of [390, 1440]) {
  test(`${width} px, a link from below → the top; Back and Forward → both places again`, {
    tag: ['@2.5'],
  }, async ({ page }) => {
    needs('about', 'industry'); // without it, Contact may be the longer page
    await page.setViewportSize({ width, height: 800 });
    await open(page, 'contact');
    await markDocument(page);
    await scrollTo(page, 300);
    await page
      .locator(`footer a[href="${paths.about}"]`)
      .evaluate((link: HTMLElement) => link.click());
    await expectPage(page, 'about');
    await expectScrolled(page, 0);
    // Below the end of the page that returns, so that the position cannot be kept by accident.
    const longer = await page.evaluate(
      () => document.documentElement.scrollHeight - innerHeight - 50,
    );
    await scrollTo(page, longer);
    await page.goBack();
    await expectPage(page, 'contact');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(longer);
    await expectScrolled(page, 300);
    await page.goForward();
    await expectPage(page, 'about');
    await expectScrolled(page, longer);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('the skip link → first in line, leads to the content', async ({ page }) => {
  await open(page, 'strategy');
  const skip = page.getByRole('link', { name: frame.skip });
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect(async () => {
    if ((await focused()) === 'BODY') await page.keyboard.press('Tab'); // once: twice hides errors
    await expect(skip).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link before React has arrived → followed at once, as a document', async ({ page }) => {
  await page.route(REACT, () => {});
  await page.goto(paths.home);
  await markDocument(page);
  await toAbout(page).click();
  await expectPage(page, 'about');
  expect(await isSameDocument(page)).toBe(false);
});

test('a link reached for → React and the next page, before anybody clicks', async ({ page }) => {
  for (const reach of [
    () => toAbout(page).hover(),
    () => toAbout(page).dispatchEvent('pointerover', { pointerType: 'touch' }),
    () => toAbout(page).focus(),
  ]) {
    await page.mouse.move(0, 0); // away from the link, which would be reached for at once
    await page.goto(paths.home);
    const chunk = page.waitForRequest(/\/static\/about-/);
    const react = page.waitForRequest(REACT);
    await reach();
    await chunk;
    await react;
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  }
});

test('Save-Data → a link fetches nothing before it is followed', async ({ page }) => {
  await saveData(page);
  await page.goto(paths.home);
  await atRest(page);
  const requests = requested(page);
  await toAbout(page).hover();
  await toAbout(page).focus();
  await settled(page);
  await askLast(page);
  expect(requests).toEqual(['/robots.txt']);
  await toAbout(page).click();
  await expectPage(page, 'about');
});

test('links shown in place → a view transition each, the next click is heard; none with reduced motion', async ({
  page,
}) => {
  await open(page, 'home');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      document.documentElement.dataset.transitions = String(
        Number(document.documentElement.dataset.transitions ?? 0) + 1,
      );
      return start(change);
    };
  });
  const transitions = () =>
    page.evaluate(() => Number(document.documentElement.dataset.transitions ?? 0));
  for (const [name, count] of [
    ['about', 1],
    ['career', 2],
    ['strategy', 2],
    ['about', 2],
  ] as const) {
    if (name === 'strategy') await page.emulateMedia({ reducedMotion: 'reduce' });
    await headerLink(page, name).click();
    await expectPage(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await transitions()).toBe(count);
  }
});

test('without the Navigation API, a link to a document → a view transition, none with reduced motion; nobody pays for React', async ({
  page,
}) => {
  const scripts = requested(page, SCRIPT);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'navigation', { value: undefined });
    window.addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { transitions: Number(viewTransition !== null) }),
    );
  });
  for (const [reducedMotion, count] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(paths.home);
    await atRest(page);
    await markDocument(page);
    await toAbout(page).click();
    await expectPage(page, 'about');
    expect(await isSameDocument(page)).toBe(false);
    const revealed = await page.waitForFunction(
      () => 'transitions' in window && [window.transitions],
    );
    expect(await revealed.jsonValue()).toEqual([count]);
  }
  for (const script of scripts) expect(script).toContain('/static/browser-');
});

test('a click while the page before moves → the page asked for last', async ({ page }) => {
  await open(page, 'home');
  // Both are loaded beforehand, so that the second click falls into the first one's transition.
  for (const name of ['about', 'strategy'] as const) {
    const chunk = page.waitForEvent('requestfinished', (request) =>
      request.url().includes(`/static/${name}-`),
    );
    await headerLink(page, name).hover();
    await chunk;
  }
  await page.evaluate(
    async ([first, second]) => {
      const click = (path: string) =>
        document.querySelector<HTMLElement>(`header > nav a[href="${path}"]`)!.click();
      const shown = new Promise((done) =>
        new MutationObserver(done).observe(document.querySelector('title')!, { childList: true }),
      );
      click(first!);
      await shown;
      click(second!);
    },
    [paths.about, paths.strategy],
  );
  await expect(page).toHaveTitle(heads.strategy.title);
  await expect(page).toHaveURL(paths.strategy);
});
