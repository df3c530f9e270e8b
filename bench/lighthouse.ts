import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PageName } from '#shapes';
import { paths } from '#words/paths.ts';
import { startNode } from '../e2e/tools/web-servers.ts';
import { withBrowser } from '../scripts/browser.ts';
import { median } from './load.ts';

/** Fetched on demand: starting or testing the site does not need its ninety packages. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEVICES = { phone: [], desktop: ['--preset=desktop'] };

type Scores = Record<(typeof CATEGORIES)[number], number>;
type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
};
type Run = Scores & { fcp: number; lcp: number; tbt: number; cls: number };

async function run(address: string, options: string[]): Promise<Run> {
  const { executablePath, args } = withBrowser();
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      ...[
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        address,
        '--quiet',
        '--output=json',
      ],
      ...[`--only-categories=${CATEGORIES.join(',')}`, ...options],
      `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  const scores = CATEGORIES.map((name) => [name, Math.round(categories[name]!.score * 100)]);
  return {
    ...(Object.fromEntries(scores) as Scores),
    fcp: audits['first-contentful-paint']?.numericValue ?? 0,
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    tbt: audits['total-blocking-time']?.numericValue ?? 0,
    cls: audits['cumulative-layout-shift']?.numericValue ?? 0,
  };
}

/** Sometimes the browser loses the start of the trace, and Lighthouse asks to be run again. */
const runAgain: typeof run = (...given) =>
  run(...given).catch((error: Error) => {
    if (!error.message.includes('run Lighthouse again')) throw error;
    return run(...given);
  });

async function row(origin: string, name: PageName, device: keyof typeof DEVICES) {
  const runs: Run[] = [];
  for (let count = 0; count < RUNS; count++)
    runs.push(await runAgain(origin + paths[name], DEVICES[device]));
  const scores = CATEGORIES.map((category) => median(runs.map((each) => each[category])));
  const middle = (measure: 'fcp' | 'lcp' | 'tbt' | 'cls') =>
    median(runs.map((each) => each[measure]));
  return `| ${[
    name,
    device,
    ...scores.map((score) => (score < 100 ? `**${score}**` : score)),
    (middle('fcp') / 1000).toFixed(2),
    (middle('lcp') / 1000).toFixed(2),
    Math.round(middle('tbt')),
    middle('cls').toFixed(3),
  ].join(' | ')} |`;
}

export async function table() {
  const server = await startNode();
  const rows: string[] = [];
  try {
    for (const name of Object.keys(paths) as PageName[]) {
      for (const device of Object.keys(DEVICES) as (keyof typeof DEVICES)[]) {
        rows.push(await row(server.origin, name, device));
        console.log(rows.at(-1));
      }
    }
  } finally {
    await server.stop();
  }
  return `## Lighthouse

Version ${LIGHTHOUSE.split('@')[1]}, its own simulated phone and desktop, median of ${RUNS} runs. The claim is 100 throughout; less is in bold.

| page | device | performance | accessibility | best practices | SEO | first paint (s) | largest paint (s) | blocking (ms) | shift |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}`;
}
