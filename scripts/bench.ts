import { execFile, spawn } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium, launchOptions } from './browser.ts';

// npm run bench [-- --runs 3]: bytes of a phone's first visit and Lighthouse, for every page.

/** Fetched on demand: neither starting nor testing the site needs its ninety packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const MEASURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };
const PORT = process.env.PORT || '3000';
const ORIGIN = `http://localhost:${PORT}`;

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const median = (all: number[]) => all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;

/** What a first visit costs without scrolling, headers included and films left out, by kind. */
async function bytesOf(path: string) {
  const browser = await chromium.launch(launchOptions({ isWhole: true }));
  const page = await (await browser.newContext(PHONE)).newPage();
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    if (kind !== 'Media') bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(ORIGIN + path, { waitUntil: 'networkidle' });
  await browser.close();
  const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  return { all, document: bytes.Document, script: bytes.Script, pictures: bytes.Image };
}

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

async function lighthouse(path: string, device: string): Promise<Report> {
  const { args } = launchOptions();
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ORIGIN + path],
      ...['--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`],
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout.slice(stdout.indexOf('{')));
}

/** The medians of several runs. */
async function scoresOf(path: string, device: string) {
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
  return Object.fromEntries([...scores, ...times]);
}

/** The site that npm start serves, for as long as it is measured. */
async function startSite() {
  const server = spawn('node', ['scripts/start.ts'], { env: { ...process.env, PORT } });
  server.stderr.pipe(process.stderr);
  await new Promise<void>((started) => {
    server.stdout.on('data', (said) => String(said).includes(ORIGIN) && started());
  });
  return server;
}

const server = await startSite();
try {
  const sitemap = await (await fetch(`${ORIGIN}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  );
  console.log('Bytes of a first visit by phone, without films:');
  const bytes = [];
  for (const path of paths) bytes.push([path, await bytesOf(path)] as const);
  console.table(Object.fromEntries(bytes));
  for (const device of ['phone', 'desktop']) {
    console.log(`Lighthouse, ${device}, medians of ${values.runs}:`);
    const rows = [];
    for (const path of paths) rows.push([path, await scoresOf(path, device)]);
    console.table(Object.fromEntries(rows));
  }
} finally {
  server.kill();
}
