import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../../../bench/median.ts';
import { noticeBehind } from '../testing/full-outbox.ts';

const LETTERS = 10_000;
const REFUSING = 100;
const RUNS = 3;

/** How long the company waits for its notice while a newsletter goes out. */
async function measureOutbox() {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-bench-'));
  const { ms } = await noticeBehind(LETTERS, REFUSING, { DATA_DIR: folder });
  rmSync(folder, { recursive: true });
  return ms;
}

/** The section of the page, in Markdown. */
export async function outboxTable() {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measureOutbox());
  return `## The outbox in a busy hour

A message arrives while ${LETTERS.toLocaleString('en')} letters wait and ${REFUSING} addresses refuse theirs. The company is to have its notice
within two seconds.

| runs | median | slowest |
|---|---|---|
| ${RUNS} | ${median(times)} ms | ${Math.max(...times)} ms |
`;
}
