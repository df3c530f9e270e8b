import { chromium, type Page } from '@playwright/test';
import type { PageName } from '#shapes';
import { paths } from '#words/paths.ts';
import { alive } from '../e2e/test.ts';
import {
  BUDGETS,
  measureVisit,
  PHONE,
  type VisitBytes,
  withoutFilm,
} from '../e2e/tools/visit-bytes.ts';
import { findCaddy, startCaddy, startNode } from '../e2e/tools/web-servers.ts';
import { withBrowser } from '../scripts/browser.ts';

type Row = { name: PageName; reading: VisitBytes; wanting: VisitBytes; overHttp2?: VisitBytes };

/** Reaches for a link, once the film has loaded. */
async function reach(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video')].every(
      ({ buffered, duration }) => buffered.length > 0 && buffered.end(0) > duration - 0.1,
    ),
  );
  await alive(page);
}

/** Each page, cold: by somebody who only reads, and who then reaches for a link. */
async function measure(): Promise<Row[]> {
  const node = await startNode();
  const caddy = findCaddy() ? await startCaddy('.', 3000, 'https') : undefined;
  const browser = await chromium.launch(withBrowser());
  const visit = async (origin: string, name: PageName) => {
    const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
    const bytes = await measureVisit(context, origin + paths[name], reach);
    await context.close();
    return bytes;
  };
  try {
    const rows: Row[] = [];
    for (const name of Object.keys(paths) as PageName[])
      rows.push({
        name,
        ...(await visit(node.origin, name)),
        ...(caddy && { overHttp2: (await visit(caddy.origin, name)).reading }),
      });
    return rows;
  } finally {
    await browser.close();
    await node.stop();
    await caddy?.stop();
  }
}

const number = (value: number) => value.toLocaleString('en');
const mark = (value: number, limit: number) =>
  `${number(value)}${value > limit ? ' **over**' : ''}`;

function row({ name, reading, wanting, overHttp2 }: Row) {
  const { wire, requests } = reading;
  const isHome = name === 'home';
  return `| ${[
    name,
    number(wire.document),
    mark(wire.script, BUDGETS.readingScripts),
    number(wire.font),
    number(wire.picture),
    mark(withoutFilm(wire), isHome ? BUDGETS.home : BUDGETS.otherPages),
    overHttp2 ? number(withoutFilm(overHttp2.wire)) : 'not measured',
    isHome ? mark(withoutFilm(requests), BUDGETS.homeRequests) : withoutFilm(requests),
    number(wanting.wire.film),
    mark(wanting.bodies.script, BUDGETS.allScripts),
  ].join(' | ')} |`;
}

export async function table() {
  const rows = await measure();
  const { document, readingScripts, home, otherPages, homeRequests, allScripts } = BUDGETS;
  return `## Bytes of a cold visit

A phone (390×844, two device pixels a pixel), nothing cached, not scrolled, HTTP/1.1 and brotli: bytes on the wire with
the headers of the answers, for somebody who only reads; over HTTP/2 from Caddy with deploy/Caddyfile. The last column
is the bodies of all scripts, once somebody has reached for a link.

| page | document | scripts | fonts | pictures | all but film | the same over HTTP/2 | requests | film | scripts with React |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map(row).join('\n')}
| limit | ${number(document)} | ${number(readingScripts)} | | | ${number(home)} (home), ${number(otherPages)} | | ${homeRequests} (home) | | ${number(allScripts)} |
`;
}
