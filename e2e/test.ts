import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import type { Film, PageName } from '#shapes';
import { navigation } from '#words/frame.ts';
import { hero } from '#words/home.ts';
import { paths } from '#words/paths.ts';
import { heads, isShown, pageNames } from './tools/expectations.ts';

export { expect, isShown, pageNames };

/** The pages that the header links to: a company may have more. */
export const linkedPages = pageNames.filter((name) =>
  navigation.some(({ href }) => href === paths[name]),
);

/** The label of links to a page. */
export const navLabel = (name: PageName) =>
  navigation.find(({ href }) => href === paths[name])!.label;

/** Only the poster of such a film is shown. */
export const isWithoutVideo = ({ withoutVideo = false }: Film) => withoutVideo;

/** For specs about slides and sections that fade up: `test.use(MOTION)`. Films do not play. */
export const MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
/** For specs about films. Decoding one costs as much as the rest of a visit. */
export const FILMS = { ...MOTION, plays: true } as const;

/**
 * A test that fails leaves a screenshot of each of its pages. Playwright's own option takes one
 * after every test and throws it away if the test passed: that was a tenth of the run.
 */
export const withPicture = base.extend({
  page: async ({ page, context }, use, info) => {
    await use(page);
    if (info.errors.length === 0) return;
    for (const [index, each] of context.pages().entries()) {
      const path = info.outputPath(`page-${index + 1}.png`);
      const taken = each.screenshot({ path, timeout: 5_000 });
      // A page that hangs has none, but it still has a trace.
      await taken.then(
        () => info.attachments.push({ name: 'picture', path, contentType: 'image/png' }),
        () => {},
      );
    }
  },
});

type Fixtures = {
  problems: string[];
  /** Whether the browser allows autoplay; one that saves battery does not. */
  plays: boolean;
};

/**
 * `problems` fails a test on anything that goes wrong in its page: a warning, an error, a policy
 * violation, a request to another site. A test that makes trouble on purpose empties the list.
 */
export const test = withPicture.extend<Fixtures>({
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
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        // Chromium says so where a test types early: the closed menu has autofocus.
        const isEarly = message.text().startsWith('Autofocus processing was blocked');
        if (message.type() !== 'log' && !isEarly)
          problems.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL!)) problems.push(`left the site: ${request.url()}`);
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Skips what visits a section that the company leaves out. */
export const needs = (name: PageName, section: string) =>
  test.skip(!isShown(name, section), `The company's ${name} page has no section ${section}.`);

/** Visits a page and waits until all of it is hydrated and in its own typefaces. */
export async function openAt(page: Page, path: string) {
  await page.goto(path);
  await alive(page);
  await allAlive(page);
  await typefaces(page);
}
export const open = (page: Page, name: PageName) => openAt(page, paths[name]);

/** Waits for the typefaces: one that arrives later would move the lines and the scroll position. */
export const typefaces = (page: Page) =>
  page.evaluate(async () => void (await document.fonts.ready));

/** Triggers React like a pointer on a link, and waits until it has hydrated the frame. */
export const alive = (page: Page) =>
  page.waitForFunction(() => {
    const link =
      document.querySelector('header nav [aria-current]') ?? document.querySelector('header a');
    link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return document.documentElement.hasAttribute('data-hydrated');
  });

/** Requests the page's own code too, as hovering over a form does; a page to read has none. */
const allAlive = (page: Page) =>
  page.waitForFunction(() => {
    const part = document.querySelector('main [data-wants-react]');
    part?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return !part || document.documentElement.dataset.hydrated === 'page';
  });

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The header's link to a page. */
export const headerLink = (page: Page, name: PageName) =>
  page.getByRole('banner').getByRole('link', { name: navLabel(name), exact: true });

/** The page is shown, however it was reached. */
export async function expectPage(page: Page, name: PageName) {
  const { intro = hero } = heads[name] as { intro?: { heading: string } };
  await expect(heading(page)).toHaveText(intro.heading);
  await expect(page).toHaveURL(paths[name]);
}

type Media = { colorScheme: 'light' | 'dark'; media?: 'print' };

/** Shows the page in another colour scheme or in print, and waits for its colours. */
export async function showIn(page: Page, media: Media) {
  await page.emulateMedia(media);
  await page.waitForFunction(
    (scheme) =>
      window.matchMedia(`(prefers-color-scheme: ${scheme})`).matches &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    media.colorScheme,
  );
}

/** Red, green, blue and alpha, each up to 255, of colours in any CSS notation. */
export const colours = (page: Page, written: string[]) =>
  page.evaluate((list) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    return list.map((colour) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
  }, written);

const LINEAR = Float64Array.from({ length: 256 }, (_, step) =>
  step <= 10 ? step / 255 / 12.92 : ((step / 255 + 0.055) / 1.055) ** 2.4,
);
/** As WCAG defines it, of the three values at an offset. */
export const luminance = (rgb: ArrayLike<number>, at = 0) =>
  0.2126 * LINEAR[rgb[at]!]! + 0.7152 * LINEAR[rgb[at + 1]!]! + 0.0722 * LINEAR[rgb[at + 2]!]!;
export const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** What the page tells search engines, as schema.org has it. */
export const linkedData = async (page: Page) =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!);

/** Marks the document, so that a later check can tell whether it is still the same one. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void document.documentElement.setAttribute('data-same', ''));
export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-same'));

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
export const expectScrolled = (page: Page, y: number) => expect.poll(() => scrollTop(page)).toBe(y);
export async function scrollTo(page: Page, y: number) {
  const place = Math.round(y); // a browser keeps no fraction of a pixel
  await page.evaluate((top) => window.scrollTo(0, top), place);
  await expectScrolled(page, place);
}

/** Chromium sometimes drops a key while a film loads; like a visitor, this presses it again. */
export const jumpToEnd = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('End');
    await expect.poll(() => scrollTop(page), { timeout: 5_000 }).toBeGreaterThan(0);
  }).toPass();

/** The sections that have not faded up yet. */
export const waiting = (page: Page) => page.locator('[data-reveal=waiting]');

/** Nothing on the page is transparent any more, and every word is there. */
export async function expectNothingHidden(page: Page) {
  await expect(waiting(page)).toHaveCount(0);
  const hidden = () =>
    page
      .locator('main :not(video)')
      .evaluateAll((all) =>
        all
          .filter(
            (it) =>
              getComputedStyle(it).opacity === '0' ||
              (it.matches('h1, h2, h3, p, a') && !it.checkVisibility()),
          )
          .map((it) => it.outerHTML.slice(0, 80)),
      );
  await expect.poll(hidden).toEqual([]);
}

/** Two frames: the page has done everything that the last event triggers. */
export const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Ten seconds on the page's own clock (installed before the visit), and what they trigger. */
export async function letTimePass(page: Page) {
  await page.clock.runFor(10_000);
  await askLast(page);
}

/** Requests leave a page in order: after this one of ours, no earlier one is still on its way. */
export async function askLast(page: Page) {
  const last = page.waitForRequest('**/robots.txt');
  await page.evaluate(() => fetch('/robots.txt').then((response) => response.text()));
  await last;
}

/**
 * The page has requested everything that it requests by itself, even what nobody waits for. An idle
 * network would not tell: on a slow machine it may be idle before that.
 */
export async function atRest(page: Page) {
  await page.locator('html[data-painted]').waitFor();
  await settled(page);
  await askLast(page);
}

/** Everything that the page writes to the console from now on, as values. */
export function logged(page: Page) {
  const messages: unknown[] = [];
  page.on('console', async (message) =>
    messages.push(await Promise.all(message.args().map((arg) => arg.jsonValue()))),
  );
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
export const REACT = /\/static\/react-[\w-]+\.js$/;

/** Keeps requests waiting until the returned function is called. */
export async function holdBack(page: Page, requests: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A browser with data saving on. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** For each request whose URL contains the word: whether it was made after the first paint. */
export const isAfterPaint = (page: Page, word: string) =>
  page.evaluate((part) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes(part))
      .map(({ startTime }) => startTime > paint!.startTime);
  }, word);

/** Adds rules to the page's own. Runs in the page, from its start or from now on. */
export const adoptStyles = (rules: string) => {
  const style = new CSSStyleSheet();
  style.replaceSync(rules);
  document.adoptedStyleSheets.push(style);
};

/** Half a page stays hidden for as long as a test takes, however busy the machine is. */
export const ONLY_WHOLE = 'body { animation-duration: 600s !important }';

/** Words and buttons outside the window, where a section clips them and nothing scrolls. */
export const outside = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const look = (shown: Element | Range, element: Element) => {
      const { left, right } = shown.getBoundingClientRect();
      const isHidden =
        element.closest('[class*=VisuallyHidden], [class*=skip], svg') ||
        !element.checkVisibility();
      if (!isHidden && (left < -1 || right > document.documentElement.clientWidth + 1))
        found.push(`${element.localName}: ${element.textContent?.slice(0, 30)}`);
    };
    for (const button of document.querySelectorAll('button')) look(button, button);
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      if (walker.currentNode.textContent?.trim()) look(range, walker.currentNode.parentElement!);
    }
    return found;
  });

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type Shifted = { shift: number; parts: string[] };

/** Adds up the layout shifts. Runs in the page, from its start or from now on. */
export const sumShifts = () => {
  const seen: Shifted = { shift: 0, parts: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      seen.shift += value;
      const parts = sources.map(({ node }) => (node as Element | null)?.className ?? 'gone');
      seen.parts.push(`${value.toFixed(4)} at ${Math.round(scrollY)}: ${parts.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};
/** A failure names the parts that shifted, and the scroll position. */
export async function expectShiftBelow(page: Page, limit: number, why = '') {
  const { shift, parts } = await page.evaluate(() => (window as unknown as { seen: Shifted }).seen);
  expect(shift, [why, ...parts].join('; ')).toBeLessThan(limit);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Question = { within?: string; rules?: string[] };

/** What axe objects to, one line per rule. It is put into a document once, and looks often. */
export async function objections(page: Page, { within, rules }: Question = {}) {
  if (!within) expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([part, runOnly]) => {
      const options = { runOnly, resultTypes: ['violations' as const] };
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(part, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
      );
    },
    [within ?? 'html', rules ?? TAGS] as const,
  );
}

/** A reader's own few colours, light and dark: every word can be read. */
export async function inForcedColours(page: Page, look = async () => {}) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect(await objections(page, { rules: ['color-contrast'] })).toEqual([]);
    await look();
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
}
