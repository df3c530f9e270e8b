import * as about from '#words/about.ts';
import * as contact from '#words/contact.ts';
import { frame, navigation } from '#words/frame.ts';
import * as home from '#words/home.ts';
import { paths } from '#words/paths.ts';
import * as strategy from '#words/strategy.ts';
import {
  askLast,
  atRest,
  expect,
  isSameDocument,
  labelOf,
  MOTION,
  markDocument,
  scrollTop,
  settled,
  test,
} from './test.ts';

test.use(MOTION);

const scrollTo = async (page: import('@playwright/test').Page, y: number) => {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrollTop(page)).toBe(y);
};

test('a link → the page in place, its title, its heading in focus, and an announcement', async ({
  page,
  open,
}) => {
  await open('home');
  await markDocument(page);
  await page.getByRole('link', { name: home.hero.actions[0].label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.intro.heading);
  await expect(page).toHaveURL(paths.about);
  await expect(page).toHaveTitle(about.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('p[role=status]')).toHaveText(about.title);
  await expect(
    page.getByRole('banner').getByRole('navigation').locator('[aria-current=page]'),
  ).toHaveText(labelOf('about'));
  expect(await isSameDocument(page)).toBe(true);
});

test('all links in turn → in place, each with its chunk', async ({ page, open }) => {
  await open('contact');
  await markDocument(page);
  for (const { label, href } of navigation) {
    await page
      .getByRole('banner')
      .getByRole('navigation')
      .getByRole('link', { name: label })
      .click();
    await expect(page).toHaveURL(href);
    await expect(
      page.getByRole('banner').getByRole('navigation').locator('[aria-current=page]'),
    ).toHaveText(label);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a link from far down → the top of the new page', async ({ page, open }) => {
  await open('home');
  await scrollTo(page, 900);
  await page.getByRole('link', { name: home.services.action.label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(strategy.intro.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("the current page's own link → the top", async ({ page, open }) => {
  await open('about');
  await markDocument(page);
  await scrollTo(page, 700);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('about'), exact: true })
    .click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

const footerLinks = frame.footer.columns.flatMap(({ links }) => links);

for (const [link, name] of [
  [footerLinks.find(({ href }) => href === '#'), 'career'],
  [about.leadership?.action, 'about'],
] as const) {
  if (link?.href !== '#') continue;
  const { label } = link;
  test(`"${label}", which has no target → the top, same page`, async ({ page, open }) => {
    await open(name);
    await page.getByRole('link', { name: label }).scrollIntoViewIfNeeded();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
    await page.getByRole('link', { name: label }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(new URL(page.url()).pathname).toBe(paths[name]);
  });
}

test('Back and Forward → the page and the place where the visitor was', async ({ page, open }) => {
  await open('home');
  await markDocument(page);
  await scrollTo(page, 1200);
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('contact') })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.intro.heading);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.heading);
  await expect.poll(() => scrollTop(page)).toBe(1200);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.intro.heading);
  await expect.poll(() => scrollTop(page)).toBe(300);
  expect(await isSameDocument(page)).toBe(true);
});

for (const width of [390, 1440]) {
  test(`${width} px, Back to a page shorter than the place that is left → both places are found again`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const click = (href: string) =>
      page.locator(`footer a[href="${href}"]`).evaluate((link: HTMLElement) => link.click());
    await open('contact');
    await markDocument(page);
    await scrollTo(page, 300);
    await click(paths.about);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.intro.heading);
    await expect.poll(() => scrollTop(page)).toBe(0);
    // Below the end of the page that returns, so that the place cannot be kept by accident.
    const longer = await page.evaluate(
      () => document.documentElement.scrollHeight - innerHeight - 50,
    );
    await scrollTo(page, longer);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.intro.heading);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(longer);
    await expect.poll(() => scrollTop(page)).toBe(300);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.intro.heading);
    await expect.poll(() => scrollTop(page)).toBe(longer);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('without the Navigation API → ordinary documents, and nobody pays for React', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(request.url()),
  );
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto(paths.home);
  await markDocument(page);
  await page.getByRole('link', { name: home.hero.actions[0].label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.intro.heading);
  expect(await isSameDocument(page)).toBe(false);
  for (const script of scripts) expect(script).toContain('/static/browser-');
});

test('the skip link → first in line, leads to the content', async ({ page, open }) => {
  await open('strategy');
  const skip = page.getByRole('link', { name: frame.skip });
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect(async () => {
    if ((await focused()) === 'BODY') await page.keyboard.press('Tab'); // once: a second key would hide a wrong order
    await expect(skip).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link before React has arrived → followed at once, as a document', async ({ page }) => {
  await page.route(/\/static\/react-/, () => {});
  await page.goto(paths.home);
  await markDocument(page);
  await page.getByRole('link', { name: home.hero.actions[0].label }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.intro.heading);
  expect(await isSameDocument(page)).toBe(false);
});

test('a pointer, a finger, the focus on a link → React and the next page, before anybody clicks', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: home.hero.actions[0].label });
  for (const reach of [
    () => link.hover(),
    () => link.dispatchEvent('pointerover', { pointerType: 'touch' }),
    () => link.focus(),
  ]) {
    await page.mouse.move(0, 0); // away from the link, which would be reached for at once
    await page.goto(paths.home);
    const chunk = page.waitForRequest(/\/static\/about-/);
    const react = page.waitForRequest(/\/static\/react-/);
    await reach();
    await chunk;
    await react;
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  }
});

test('Save-Data → a link fetches nothing before it is followed', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(paths.home);
  await atRest(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const link = page.getByRole('link', { name: home.hero.actions[0].label });
  await link.hover();
  await link.focus();
  await settled(page);
  await askLast(page);
  expect(requests).toEqual(['/robots.txt']);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.intro.heading);
});

for (const [motion, count] of [
  ['no-preference', 1],
  ['reduce', 0],
] as const) {
  test(`motion: ${motion} → ${count} view transition from page to page, and the next click is heard`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open('home');
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        document.documentElement.dataset.transitions = String(
          Number(document.documentElement.dataset.transitions ?? 0) + 1,
        );
        return start(change);
      };
    });
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('about') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(about.title);
    const transitions = () =>
      page.evaluate(() => Number(document.documentElement.dataset.transitions ?? 0));
    expect(await transitions()).toBe(count);
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('career') })
      .click();
    await expect(page).toHaveURL(paths.career);
    await expect.poll(transitions).toBe(2 * count);
  });
}

test('a click while the page before still moves → the page that was asked for last, and no error', async ({
  page,
  open,
}) => {
  await open('home');
  const link = (path: string) => page.locator(`header > nav a[href="${path}"]`);
  // Both are there beforehand, so that the second click falls into the movement of the first.
  for (const path of [paths.about, paths.strategy]) await link(path).hover();
  await page.waitForLoadState('networkidle');
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
  await expect(page).toHaveTitle(strategy.title);
  await expect(page).toHaveURL(paths.strategy);
});
