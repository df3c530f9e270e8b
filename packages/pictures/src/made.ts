import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { COMPANY, MADE } from '../../../content/company-folder.ts';

const PUBLIC = `${COMPANY}/public`;

/** A file of the company's public/: the hash of what it is made from, and how to make it. */
export type Job = {
  file: string;
  from: string;
  /** A share picture's heading and company: the build checks whether the pages still say so. */
  says?: string;
  name?: string;
  make: () => string | Buffer | Promise<Buffer>;
};

type Entry = { from: string; is: string; says?: string; name?: string };

export const hashOf = (...parts: (string | Uint8Array)[]) =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);

const read = (): Record<string, Entry> =>
  existsSync(MADE) ? JSON.parse(readFileSync(MADE, 'utf8')) : {};

/** Written atomically: nothing half written is ever shown. */
function write(path: string, bytes: string | Buffer) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

function note(entries: Record<string, Entry>) {
  const sorted = Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1));
  write(MADE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** The file exists, and nobody has replaced it. */
function isOurs(file: string, entry = read()[file]) {
  const path = join(PUBLIC, file);
  return !!entry && existsSync(path) && hashOf(readFileSync(path)) === entry.is;
}

const WIDTH = 24;
const bar = (done: number, all: number) => {
  const full = Math.round((WIDTH * done) / all);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done} of ${all}`;
};

/** Makes what is missing or out of date, one file per core. Returns how many. */
export async function makeStale(jobs: readonly Job[]) {
  const entries = read();
  const stale = jobs.filter(({ file, from }) => {
    const entry = entries[file];
    return entry?.from !== from || !isOurs(file, entry);
  });
  const queue = stale.values();
  let done = 0;
  async function work() {
    for (const { file, from, make, says, name } of queue) {
      const bytes = await make();
      write(join(PUBLIC, file), bytes);
      entries[file] = { from, is: hashOf(bytes), ...(says && { says, name }) };
      // After each, so that an interrupted run continues where it was.
      note(entries);
      done += 1;
      console.log(`${bar(done, stale.length)}  ${file}`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return stale.length;
}

/** Removes what was made here and is no longer needed. Returns which files. */
export function removeMade(isNeeded: (file: string) => boolean) {
  const entries = read();
  const gone = Object.keys(entries).filter((file) => !isNeeded(file));
  const removed = gone.filter((file) => isOurs(file, entries[file]));
  for (const file of removed) rmSync(join(PUBLIC, file));
  for (const file of gone) delete entries[file];
  if (gone.length > 0) note(entries);
  return removed;
}
