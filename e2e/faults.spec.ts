import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { intro as about } from '#words/about.ts';
import { frame, notLoaded } from '#words/frame.ts';
import * as home from '#words/home.ts';
import { films } from '#words/media.ts';
import { paths } from '#words/paths.ts';
import { intro as strategy } from '#words/strategy.ts';
import {
  adoptStyles,
  alive,
  atRest,
  expect,
  expectNothingHidden,
  expectShiftBelow,
  FILMS,
  headerLink,
  heading,
  holdBack,
  isAfterPaint,
  isShown,
  isWithoutVideo,
  jumpToEnd,
  MOTION,
  ONLY_WHOLE,
  SCRIPT,
  settled,
  sumShifts,
  test,
} from './test.ts';
import { listen } from './tools/free-port.ts';

test.use(MOTION);

/** A response that stalls after certain words until it may continue. */
type Halt = { behind: string; until: Promise<void> };

/** What a bad network does with a response: fail it, cut it after half its bytes, or stall it. */
type Trouble = { matches: RegExp; does: 'cut' | number | Halt };

/** A proxy in front of the site that breaks some addresses, and records which were requested. */
async function badNetwork(site: string, troubles: Trouble[]) {
  const met: string[] = [];
  const server = createServer((asked, answer) => {
    const trouble = troubles.find(({ matches }) => matches.test(asked.url!));
    if (trouble) met.push(asked.url!);
    if (typeof trouble?.does === 'number') return answer.writeHead(trouble.does).end('Trouble');
    const halt = typeof trouble?.does === 'object' ? trouble.does : undefined;
    const headers = { ...asked.headers, host: new URL(site).host };
    if (halt) headers['accept-encoding'] = 'identity';
    request(site + asked.url, { method: asked.method, headers }, async (original) => {
      const body = await buffer(original);
      answer.writeHead(original.statusCode!, original.headers);
      if (!trouble) return answer.end(body);
      if (!halt) return answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
      const at = body.indexOf(halt.behind) + halt.behind.length;
      answer.write(body.subarray(0, at));
      await halt.until;
      answer.end(body.subarray(at));
    }).end();
  });
  return {
    origin: await listen(server),
    met,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Network = Awaited<ReturnType<typeof badNetwork>>;
type Fixtures = { trouble: (...troubles: Trouble[]) => Promise<Network> };

// A page reports network failures to its console, and the bad network is another origin.
const it = test.extend<Fixtures>({
  trouble: async ({ baseURL, problems }, use) => {
    const networks: Network[] = [];
    await use(async (...troubles) => {
      const network = await badNetwork(baseURL!, troubles);
      networks.push(network);
      return network;
    });
    for (const { met, close } of networks) {
      close();
      expect(met.length).toBeGreaterThan(0);
    }
    problems.length = 0;
  },
});

/** Of sections below the first window. */
const { services, careers } = home;
const HEADINGS = Object.entries({ services, careers }).flatMap(([section, { heading }]) =>
  isShown('home', section) ? heading : [],
);

/** Everything on the page is readable, and a link works. */
async function expectUsable(page: Page) {
  await expect(heading(page)).toHaveText(home.hero.heading);
  await jumpToEnd(page);
  for (const name of HEADINGS) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectNothingHidden(page);
  await headerLink(page, 'about').click();
  await expect(heading(page)).toHaveText(about.heading);
}

const FONT = /\.woff2$/;
const FILM = /\.mp4$/;
const POSTER = /\/media\/hero-.*\.(avif|webp)$/;

it('the page itself halts → what is there can be read after a moment', async ({
  page,
  trouble,
}) => {
  const never = new Promise<void>(() => {});
  const { origin } = await trouble({ matches: /^\/$/, does: { behind: '</h1>', until: never } });
  await page.goto(origin, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

/** The first half of a page, still hidden. The rest follows when the returned function runs. */
async function visitHalf(page: Page, trouble: Fixtures['trouble'], path: string) {
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
  const matches = new RegExp(`^${path}$`);
  const { origin } = await trouble({ matches, does: { behind: '</h1>', until } });
  await page.addInitScript(adoptStyles, ONLY_WHOLE);
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.locator('h1').waitFor({ state: 'attached' });
  await settled(page);
  await page.waitForFunction(() => document.fonts.status === 'loaded'); // a new face may move lines
  await expect(page.locator('h1')).toBeHidden();
  return goOn;
}

for (const [width, path] of [
  [390, paths.home],
  [1440, paths.contact],
] as const) {
  it.describe(`${width} px`, () => {
    it.use({ viewport: { width, height: 844 } });

    it('half of a page late → seen whole, layout shift 0', async ({ page, trouble }) => {
      await page.addInitScript(sumShifts);
      const goOn = await visitHalf(page, trouble, path);
      goOn();
      await expect(page.locator('h1')).toBeVisible();
      await atRest(page);
      await expectShiftBelow(page, 0.002);
    });
  });
}

it('half of a page late, reduced motion → all is seen in one frame', async ({ page, trouble }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What is hidden in the first frame that shows any text.
  await page.addInitScript(() => {
    const isHidden = (element: Element) => !element.checkVisibility({ visibilityProperty: true });
    requestAnimationFrame(function look() {
      const parts = [...document.querySelectorAll('main :is(h1, h2, h3, p)')];
      if (!document.querySelector('footer') || parts.every(isHidden)) requestAnimationFrame(look);
      else
        Object.assign(window, { hidden: parts.filter(isHidden).map((part) => part.textContent) });
    });
  });
  const goOn = await visitHalf(page, trouble, paths.home);
  goOn();
  await page.waitForFunction(() => 'hidden' in window);
  expect(await page.evaluate(() => (window as unknown as { hidden: string[] }).hidden)).toEqual([]);
});

it('words late → what nobody waits for follows them, not bare ground', async ({ page }) => {
  await page.addInitScript(adoptStyles, 'body { visibility: hidden !important }');
  await page.goto(paths.about);
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  await settled(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-painted');
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await expect.poll(() => isAfterPaint(page, 'isotherms')).toEqual([true]);
});

it('fonts fail → the words stand in the fallback fonts', async ({ page, trouble }) => {
  const { origin } = await trouble({ matches: FONT, does: 500 });
  await page.goto(origin);
  await alive(page);
  expect(
    await page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
        ).length,
    ),
  ).toBe(0);
  await expectUsable(page);
});

it.describe('films', () => {
  it.use(FILMS);
  it('answer 404 → the poster stays', async ({ page, trouble }) => {
    it.skip(isWithoutVideo(films.hero), 'The company has no film.');
    const { origin, met } = await trouble({ matches: FILM, does: 404 });
    await page.goto(origin);
    await expect.poll(() => met.length).toBeGreaterThan(1);
    const poster = page.locator('main picture img').first();
    await expect(poster).toHaveJSProperty('complete', true);
    expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await expect(page.locator('main video')).toHaveCSS('opacity', '0');
    await expect(page.getByRole('button', { name: frame.video.pause })).toHaveCount(0);
    await expectUsable(page);
  });
});

it('posters answer 404 → the words keep their dark ground', async ({ page, trouble }) => {
  const { origin, met } = await trouble(
    { matches: POSTER, does: 404 },
    { matches: FILM, does: 404 },
  );
  await page.goto(origin);
  await alive(page);
  await expect.poll(() => met.length).toBeGreaterThan(0);
  const ground = await heading(page).evaluate((element) => {
    const lightness = (color: string) =>
      Math.max(
        ...color
          .match(/[\d.]+/g)!
          .slice(0, 3)
          .map(Number),
      );
    const grounds: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      grounds.push(getComputedStyle(at).backgroundColor);
    const solid = grounds.find((color) => !/, 0\)$|\/ 0\)$|transparent/.test(color))!;
    return { text: lightness(getComputedStyle(element).color), ground: lightness(solid) };
  });
  expect(ground.text).toBeGreaterThan(200);
  expect(ground.ground).toBeLessThan(90);
  await expectUsable(page);
});

it('all scripts are cut off half way → the page as it was sent', async ({ page, trouble }) => {
  const { origin } = await trouble({ matches: SCRIPT, does: 'cut' });
  await page.goto(origin);
  await expectUsable(page);
});

it("the next page's chunk is cut off → a notice; again → the page", async ({ page, trouble }) => {
  const { origin } = await trouble({ matches: /\/static\/about-/, does: 'cut' });
  await page.goto(origin);
  await alive(page);
  await headerLink(page, 'about').click();
  await expect(heading(page)).toHaveText(notLoaded.heading);
  await page.getByRole('button', { name: notLoaded.retry }).click();
  await expect(heading(page)).toHaveText(about.heading); // a document needs no chunk to be read
  await headerLink(page, 'strategy').click();
  await expect(heading(page)).toHaveText(strategy.heading);
});

it('scripts are late → the page is read, and the first click works', async ({ page }) => {
  const release = await holdBack(page, SCRIPT);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  for (const name of HEADINGS) await expect(page.getByRole('heading', { name })).toBeVisible();
  await headerLink(page, 'about').click();
  await expect(heading(page)).toHaveText(about.heading);
  release();
  await alive(page);
  await headerLink(page, 'strategy').click();
  await expect(heading(page)).toHaveText(strategy.heading);
});
