import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { LOOKS, NOWHERE } from './content.ts';

export { expect };

/** The address that the build writes into documents, where SITE_ORIGIN is not set. */
export const ORIGIN = 'http://localhost:3000';

/** For specs about sections that fade up, and the drawer: `test.use(MOTION)`. Films do not play. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
/** For specs about films. Decoding one costs as much as the rest of a visit. */
export const FILMS = { ...MOTION, plays: true } as const;

type Fixtures = {
  problems: string[];
  /** Other origins that the site may ask. */
  hosts: string[];
  /** Whether the browser allows autoplay; one that saves battery does not. */
  plays: boolean;
};

/**
 * `problems` fails a test on anything that goes wrong in its page: a warning, an error, a policy
 * violation, a request to another site. A test that makes trouble on purpose empties the list.
 */
export const test = base.extend<Fixtures>({
  hosts: [[], { option: true }],
  plays: [false, { option: true }],
  page: async ({ page, plays }, use) => {
    if (!plays)
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.play = () =>
          Promise.reject(new DOMException('', 'NotAllowedError'));
      });
    await use(page);
  },
  problems: [
    async ({ page, baseURL, hosts }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        const text = `${message.type()}: ${message.text()}`;
        const isExpected =
          // The closed menu has autofocus; Chromium complains if a test types early.
          text.includes('Autofocus processing was blocked') ||
          (text.includes('404') && message.location().url.endsWith(NOWHERE));
        if (message.type() !== 'log' && !isExpected) problems.push(text);
      });
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('request', (request) => {
        const { origin } = new URL(request.url());
        if (![baseURL, ...hosts].includes(origin)) problems.push(`left the site: ${request.url()}`);
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Another company has none at first; `npm run looks` takes them. */
export const hasLooks = () => existsSync(LOOKS) || test.info().config.updateSnapshots === 'changed';

/** Visits a page and waits until all of it is hydrated and in its own typefaces. */
export async function openAt(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
  await typefaces(page);
}

/** Waits for the typefaces: one that arrives later would move the lines and the scroll position. */
export const typefaces = (page: Page) =>
  page.evaluate(async () => void (await document.fonts.ready));

/** Reaches for every island, as a pointer does, and waits until React has it. */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('astro-island[ssr]')];
    for (const island of waiting)
      island.firstElementChild!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return waiting.length === 0;
  });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
export const expectScrolled = (page: Page, y: number) => expect.poll(() => scrollTop(page)).toBe(y);
export async function scrollTo(page: Page, y: number) {
  const place = Math.round(y); // a browser keeps no fraction of a pixel
  await page.evaluate((top) => window.scrollTo(0, top), place);
  await expectScrolled(page, place);
}

/** What the page tells search engines, as schema.org has it. */
export const linkedData = async (page: Page) => {
  const [text] = await page.locator('script[type="application/ld+json"]').allTextContents();
  return JSON.parse(text!)['@graph'] as object[];
};

/** Shows the page in another colour scheme or in print, and waits for its colours. */
export async function showIn(page: Page, media: Parameters<Page['emulateMedia']>[0]) {
  await page.emulateMedia(media);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Two frames: the page has done everything that the last event triggers. */
export const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Requests leave a page in order: after this one of ours, no earlier one is still on its way. */
export async function askLast(page: Page) {
  const last = page.waitForRequest('**/robots.txt');
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
  await last;
}

/** Ten seconds on the page's own clock (installed before the visit), and what they trigger. */
export async function letTimePass(page: Page) {
  await page.clock.runFor(10_000);
  await askLast(page);
}

/** The page has requested everything that it requests by itself, even what nobody waits for. */
export async function atRest(page: Page) {
  await page.locator('html[data-painted]').waitFor();
  await settled(page);
  await askLast(page);
}

/** What the page logs from now on, as values. Anything else in the console is a problem. */
export function logged(page: Page) {
  const messages: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log')
      messages.push(await Promise.all(message.args().map((arg) => arg.jsonValue())));
  });
  return messages;
}

/** The path of everything that the page requests from now on, or of what matches. */
export function requested(page: Page, which = /./) {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (which.test(pathname)) requests.push(pathname);
  });
  return requests;
}
export const SCRIPT = /\.js$/;

/** Keeps requests waiting until the returned function is called. */
export async function holdBack(page: Page, requests: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Adds rules to the page's own. Runs in the page, from its start or from now on. */
export const adoptStyles = (rules: string) => {
  const style = new CSSStyleSheet();
  style.replaceSync(rules);
  document.adoptedStyleSheets.push(style);
};

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to, one line per rule. It is put into a document once, and looks often. */
export async function objections(page: Page, rules = TAGS) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run('html', { runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  }, rules);
}
