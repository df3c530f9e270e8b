import { type Browser, chromium, type Page } from '@playwright/test';
import { paths } from '#words/paths.ts';
import { PHONE } from '../e2e/tools/visit-bytes.ts';
import { startNode } from '../e2e/tools/web-servers.ts';
import { withBrowser } from '../scripts/browser.ts';
import { median } from './median.ts';

const RUNS = 5;
/** Slow 4G, as the developer tools of Chromium have it, and a processor at a quarter of its speed. */
const ROUND_TRIP = 562.5;
const LINE = {
  offline: false,
  latency: ROUND_TRIP,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};
const SLOWDOWN = 4;

/** Runs in the page: remembers the last press, also for the document that follows. */
const rememberPress = () =>
  window.addEventListener('click', () => sessionStorage.setItem('pressed', String(Date.now())), {
    capture: true,
  });

const pressedAt = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('pressed')));
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
/** Once what is there has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) =>
        requestAnimationFrame(() => setTimeout(() => done(Date.now()))),
      ),
  );
const isAlive = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'));

async function visit(browser: Browser, address: string, phone: boolean) {
  const context = await browser.newContext({ ...(phone && PHONE), reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(rememberPress);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address, { waitUntil: 'commit' });
  await painted(page);
  return page;
}

type Taken = { ms: number; note: string };

/** From the tap until the menu is drawn, as soon as the page is. */
async function menu(page: Page): Promise<Taken> {
  const before = await isAlive(page);
  await page.locator('header [command=show-modal]').tap();
  await page.waitForFunction(() => document.querySelector('dialog[open]'));
  const ms = (await drawn(page)) - (await pressedAt(page));
  return { ms, note: before ? 'after React' : 'before React' };
}

/** From the tap until the next document is drawn; the browser asks for it while the finger is down. */
async function link(page: Page): Promise<Taken> {
  const next = page.locator(`main a[href^="/"]`).first();
  const path = await next.getAttribute('href');
  const origin = await page.evaluate(() => performance.timeOrigin);
  await next.tap();
  await page.waitForURL(`**${path}`);
  await painted(page);
  const ms = (await drawn(page)) - (await pressedAt(page));
  const isNew = (await page.evaluate(() => performance.timeOrigin)) !== origin;
  return { ms, note: isNew ? 'as a document' : 'in place' };
}

/** From the tap until the values are on the console. Nobody fills in a form before the first script. */
async function form(page: Page): Promise<Taken> {
  const entries: number[] = [];
  page.on('console', () => entries.push(Date.now()));
  await page.locator('html[data-painted]').waitFor();
  const written = page.locator('main form').first();
  for (const field of await written.locator('input, textarea').all())
    await field.fill(
      (await field.getAttribute('type')) === 'email' ? 'a@b.example' : 'Two pallets',
    );
  await written.locator('[type=submit]').tap();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'page');
  await page.waitForLoadState('networkidle');
  return { ms: entries[0]! - (await pressedAt(page)), note: `${entries.length} entry` };
}

/** From the click until the next page is drawn, after a pointer has rested on its link. */
async function afterIntent(page: Page): Promise<Taken> {
  await page.waitForLoadState('networkidle');
  const next = page.locator(`header nav a[href="${paths.about}"]`).first();
  await next.hover();
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await next.click();
  await page.waitForURL(`**${paths.about}`);
  const ms = (await drawn(page)) - (await pressedAt(page));
  return {
    ms,
    note: `asked for: ${asked.filter((type) => type !== 'image').join(', ') || 'nothing'}`,
  };
}

const rows = [
  { what: 'menu, tapped at the first paint → drawn', at: paths.home, phone: true, act: menu },
  {
    what: 'link, tapped at the first paint → next page drawn',
    at: paths.home,
    phone: true,
    act: link,
  },
  {
    what: 'form, sent with the first script there → on the console',
    at: paths.contact,
    phone: true,
    act: form,
  },
  {
    what: 'link, after a pointer rested on it → next page drawn',
    at: paths.home,
    phone: false,
    act: afterIntent,
  },
];

export async function firstTapTable() {
  const server = await startNode();
  const browser = await chromium.launch(withBrowser());
  const lines: string[] = [];
  try {
    for (const { what, at, phone, act } of rows) {
      const runs: Taken[] = [];
      for (let count = 0; count < RUNS; count++) {
        const page = await visit(browser, server.origin + at, phone);
        runs.push(await act(page));
        await page.context().close();
      }
      const notes = [...new Set(runs.map(({ note }) => note))].join(' or ');
      const ms = Math.round(median(runs.map((run) => run.ms)));
      lines.push(`| ${what} | ${ms} ms | ${(ms / ROUND_TRIP).toFixed(1)} | ${notes} |`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return `## The first tap

Slow 4G (a round trip is ${ROUND_TRIP} ms) and a processor slowed ${SLOWDOWN} times, median of ${RUNS} runs.

| what | time | round trips | how |
|---|---:|---:|---|
${lines.join('\n')}
`;
}
