import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { settings } from '../src/settings.ts';
import { findChromium } from './browser.ts';

// npm run bench [-- --runs 3]: Lighthouse and the bytes of a first visit, for every page.

/** Fetched on demand: neither starting nor testing the site needs its ninety packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MEASURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const ORIGIN = `http://localhost:${settings.port}`;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const median = (all: number[]) => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;

type Item = { resourceType: string; transferSize: number };
type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; details: { items: Item[] } }>;
};

async function lighthouse(path: string, device: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ORIGIN + path],
      ...['--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`],
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      // Chromium's sandbox does not work as root, and the pages are our own.
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout.slice(stdout.indexOf('{')));
}

/** What a first visit costs without scrolling, headers included and films left out, by kind. */
function bytesOf({ audits }: Report) {
  const { items } = audits['resource-summary']!.details;
  const sizes = Object.fromEntries(items.map((item) => [item.resourceType, item.transferSize]));
  const { total = 0, media = 0, document, script, image } = sizes;
  return { bytes: total - media, document, script, image };
}

/** The medians of several runs. */
async function measure(path: string, device: string) {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run += 1)
    reports.push(await lighthouse(path, device));
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round(100 * median(reports.map(({ categories }) => categories[name]!.score))),
  ]);
  const times = Object.entries(MEASURES).map(([name, audit]) => [
    name,
    Number(median(reports.map(({ audits }) => audits[audit]!.numericValue)).toFixed(3)),
  ]);
  return { ...Object.fromEntries([...scores, ...times]), ...bytesOf(reports[0]!) };
}

await import('./start.ts');
const sitemap = await (await fetch(`${ORIGIN}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
);
for (const device of ['phone', 'desktop']) {
  console.log(`${device}, medians of ${values.runs}:`);
  const rows = [];
  for (const path of paths) rows.push([path, await measure(path, device)]);
  console.table(Object.fromEntries(rows));
}
process.exit(); // and with it the site
