/** npm run bench: Lighthouse and the bytes of a first visit, for every page. Medians of three. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { settings } from '../src/settings.ts';
import { findChromium } from './browser.ts';

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

/** Bytes include headers but not films, which load later. */
function figuresOf({ categories, audits }: Report): Record<string, number> {
  const scores = CATEGORIES.map((name) => [name, 100 * categories[name]!.score]);
  const times = Object.entries(MEASURES).map(([name, id]) => [name, audits[id]!.numericValue]);
  const { items } = audits['resource-summary']!.details;
  const sizes = Object.fromEntries(items.map((item) => [item.resourceType, item.transferSize]));
  const { total = 0, media = 0, document = 0, script = 0, image = 0 } = sizes;
  const bytes = { bytes: total - media, document, script, image };
  return { ...Object.fromEntries([...scores, ...times]), ...bytes };
}

const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return Number(sorted[Math.floor(sorted.length / 2)]!.toFixed(3));
};

async function measure(path: string, device: string) {
  const runs: Record<string, number>[] = [];
  while (runs.length < 3) runs.push(figuresOf(await lighthouse(path, device)));
  const names = Object.keys(runs[0]!);
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]!))]));
}

await import('./start.ts');
const sitemap = await (await fetch(`${ORIGIN}/sitemap.xml`)).text();
const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
  ([, path]) => path || '/',
);
for (const device of ['phone', 'desktop']) {
  const rows = [];
  for (const path of paths) rows.push([path, await measure(path, device)]);
  console.log(`${device}:`);
  console.table(Object.fromEntries(rows));
}
process.exit(); // which also ends the server
