import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { visit } from '#company/budgets.ts';
import { COMPANY } from '../../content/company-folder.ts';
import { until } from './until.ts';

/** What a phone's first visit may cost. Asserted by e2e/bytes.spec.ts, printed by the bench. */
export const BUDGETS = {
  /** Bytes on the wire, including response headers; films load later and are not counted. */
  readingScripts: 4_000,
  /** Ten packets: the initial congestion window, which is sent without waiting. */
  document: 14_600,
  homeRequests: 9,
  ...visit,
};

/** For failures: the company decides what a visit may cost. */
export const BUDGET_FILE = `The limit is in ${COMPANY}/budgets.ts.`;

/** A phone with two device pixels per CSS pixel. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export type Kind = 'document' | 'script' | 'font' | 'picture' | 'film' | 'other';
type Bytes = Record<Kind, number>;

/** What came over the wire: with response headers, and bodies only. */
export type VisitBytes = { wire: Bytes; bodies: Bytes; requests: Bytes };

const kinds: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
  Media: 'film',
};
const none = (): Bytes => ({ document: 0, script: 0, font: 0, picture: 0, film: 0, other: 0 });

/** Everything except the film. */
export const withoutFilm = ({ film: _, ...others }: Bytes) =>
  Object.values(others).reduce((sum, value) => sum + value, 0);

/** The bytes of one cold visit without scrolling: when it only reads, and when it wants more. */
export async function measureVisit(
  context: BrowserContext,
  address: string,
  want: (page: Page) => Promise<unknown>,
): Promise<{ reading: VisitBytes; wanting: VisitBytes }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const result: VisitBytes = { wire: none(), bodies: none(), requests: none() };
  const answers = new Map<string, { kind: Kind; headers: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { kind: kinds[type] ?? 'other', headers: response.encodedDataLength }),
  );
  const underWay = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type !== 'Media') underWay.add(requestId); // a film loads as it plays
  });
  session.on('Network.loadingFailed', ({ requestId }) => underWay.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    const { kind, headers } = answers.get(requestId)!;
    result.wire[kind] += encodedDataLength;
    result.bodies[kind] += encodedDataLength - headers;
    result.requests[kind] += 1;
  });
  const soFar = async () => {
    await until(() => underWay.size === 0, 'everything that was asked for has come');
    return structuredClone(result);
  };
  await session.send('Network.enable');
  await page.goto(address);
  // The last requests of a page, after its first paint.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('isotherms')),
  );
  const reading = await soFar();
  await want(page);
  const wanting = await soFar();
  await page.close();
  return { reading, wanting };
}
