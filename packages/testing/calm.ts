import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Report } from '../../scripts/test/reporter.ts';

// npm run test:calm [-- 5] [--only …]: the suite beside a busy loop on every core, several times. A test that needs a
// second look depends on speed, order or luck.

const given = process.argv.slice(2);
const times = /^\d+$/.test(given[0] ?? '') ? Number(given.shift()) : 1;
const busy = Array.from({ length: availableParallelism() }, () =>
  spawn('node', ['--eval', 'for (;;);'], { stdio: 'ignore' }),
);
const table = new Map<string, { second: number; failed: number }>();
let isRed = false;

try {
  for (let round = 1; round <= times; round++) {
    console.log(`\n— Round ${round} of ${times}`);
    const { status } = spawnSync('node', ['scripts/test/run.ts', ...given], {
      stdio: 'inherit',
      env: { ...process.env, SECOND_LOOK: '1' },
    });
    isRed ||= status !== 0;
    for (const file of readdirSync('test-results').filter((name) => name.endsWith('.json'))) {
      const report = JSON.parse(readFileSync(`test-results/${file}`, 'utf8')) as Report;
      for (const [kind, names] of [
        ['second', report.flaky],
        ['failed', report.failed],
      ] as const) {
        for (const name of names) {
          const row = table.get(name) ?? { second: 0, failed: 0 };
          table.set(name, { ...row, [kind]: row[kind] + 1 });
        }
      }
    }
  }
} finally {
  for (const process of busy) process.kill();
}

console.log(`\nRounds beside a busy loop on every core: ${times}`);
console.log('\n| test | passed at the second look | failed |\n|---|---:|---:|');
for (const [name, { second, failed }] of table)
  console.log(`| ${name.split('\n')[0]} | ${second} | ${failed} |`);
if (table.size === 0) console.log('| none | 0 | 0 |');
process.exitCode = isRed ? 1 : 0;
