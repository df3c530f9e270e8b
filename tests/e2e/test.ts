import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { LOOKS, NOWHERE } from './content.ts';

export { expect };

/** The address that the build writes into documents, where SITE_ORIGIN is not set. */
export const ORIGIN = 'http://localhost:3000';

/** For specs about films, the drawer and sections that fade up: `test.use(MOTION)`. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * `problems` fails a test on anything that goes wrong in its page: a warning, an error, a policy
 * violation, a request to a site that is not among its `hosts`. A test that makes trouble on
 * purpose empties the list.
 */
export const test = base.extend<{ problems: string[]; hosts: string[] }>({
  hosts: [[], { option: true }],
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

let opened: { page: Page; state: string } | undefined;

/**
 * Tests of one `state` use the same page one after the other (mode 'default'), and each leaves it as
 * it was, because most of a test's time goes into a new page. After a failure the next test gets a new page.
 */
export const testOfState = test.extend<{ state: string }>({
  state: ['', { option: true }],
  page: async ({ browser, state }, use) => {
    if (opened && opened.state !== state) await opened.page.context().close();
    if (opened?.state !== state) opened = { page: await browser.newPage(), state };
    await use(opened.page);
  },
});

/** Whether the page of a state has not been opened yet. */
export const isNew = (page: Page) => page.url() === 'about:blank';

/** Another company has no screenshots at first; `npm run looks` takes them. */
export const hasLooks = () => existsSync(LOOKS) || test.info().config.updateSnapshots === 'changed';

/** Visits a page and waits until all of it is hydrated and at rest. */
export async function openAt(page: Page, path: string) {
  await page.goto(path);
  await hydrateIslands(page);
  await waitUntilIdle(page);
}

/** Reaches for every island, as a pointer does, and waits until React has it. */
export const hydrateIslands = (page: Page) =>
  page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('astro-island[ssr]')];
    for (const island of waiting)
      island.firstElementChild!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return waiting.length === 0;
  });

/** Waits until the page has its typefaces, and has requested all that it requests by itself. */
export async function waitUntilIdle(page: Page) {
  await page.locator('html[data-painted]').waitFor();
  // Requests leave a page in order: after this one, no earlier one is still to come.
  const last = page.waitForRequest('**/robots.txt');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: the page has done everything that the last event triggers.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await fetch('/robots.txt');
  });
  await last;
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The structured data of a page, in terms of schema.org. */
export const linkedData = async (page: Page) => {
  const [text] = await page.locator('script[type="application/ld+json"]').allTextContents();
  return JSON.parse(text!)['@graph'] as object[];
};

/** Shows the page in another colour scheme, and waits for its colours. */
export async function showIn(page: Page, media: Parameters<Page['emulateMedia']>[0]) {
  await page.emulateMedia(media);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Loads the pictures further down as well, which otherwise wait until somebody scrolls to them. */
export async function showPictures(page: Page) {
  await page.evaluate(() => {
    for (const drawing of document.querySelectorAll<HTMLElement>('[data-drawing]'))
      drawing.style.contentVisibility = 'visible';
    return Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    );
  });
  await waitUntilIdle(page);
}

/** Collects the values that the page logs. Anything else in its console is a problem. */
export function collectLogs(page: Page) {
  const messages: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log')
      messages.push(await Promise.all(message.args().map((arg) => arg.jsonValue())));
  });
  return messages;
}

/**
 * Collects the paths of requests, except for pages that a browser prefetches because the pointer
 * happens to rest on a link to them.
 */
export function collectRequests(page: Page, which = /./) {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    if (which.test(pathname) && !isAhead) requests.push(pathname);
  });
  return requests;
}

/** Keeps requests waiting until the returned function is called. */
export async function delayRequests(page: Page, requests: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function axeViolations(page: Page, runOnly = TAGS) {
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] });
  // Half a megabyte, which a page needs once.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<axe.AxeResults>(`axe.run('html', ${options})`);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
