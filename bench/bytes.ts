import { type Browser, chromium } from '@playwright/test';
import type { PageName } from '#shapes';
import { paths } from '#words/paths.ts';
import { browserArguments, findBrowser } from '../testing/browser.ts';
import { startNode } from '../testing/web-servers.ts';

/** What React alone costs: hydrateRoot and nothing else, built as the site is, in brotli bytes. */
export const REACT_FLOOR = 58_100;

const PHONE = { width: 390, height: 844 };

export type Kind = 'document' | 'script' | 'font' | 'picture' | 'film' | 'other';
export type PageBytes = { name: PageName; bytes: Record<Kind, number>; requests: number };

const kinds: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
  Media: 'film',
};

/** Bytes over the wire, bodies alone, of one cold visit by a phone that does not scroll. */
async function visit(browser: Browser, origin: string, name: PageName): Promise<PageBytes> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytes: Record<Kind, number> = {
    document: 0,
    script: 0,
    font: 0,
    picture: 0,
    film: 0,
    other: 0,
  };
  const responses = new Map<string, { kind: Kind; headerBytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, {
      kind: kinds[type] ?? 'other',
      headerBytes: response.encodedDataLength,
    }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headerBytes } = responses.get(requestId)!;
    bytes[kind] += encodedDataLength - headerBytes;
  });
  await page.goto(origin + paths[name]);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { name, bytes, requests: responses.size };
}

export async function measureBytes(): Promise<PageBytes[]> {
  const { origin, stop } = await startNode();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const results: PageBytes[] = [];
    for (const name of Object.keys(paths) as PageName[])
      results.push(await visit(browser, origin, name));
    return results;
  } finally {
    await browser.close();
    await stop();
  }
}
