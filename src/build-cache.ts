import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inside the folder that Astro keeps between builds, beside its resized photographs. */
const FOLDER = 'node_modules/.astro/assets/made';

/** Keeps a slow result on disk, under a hash of everything that it depends on. */
export async function cached(sources: (string | Buffer)[], compute: () => Promise<Buffer>) {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update('\0');
  const file = join(FOLDER, hash.digest('hex'));
  if (existsSync(file)) return readFileSync(file);
  const result = await compute();
  mkdirSync(FOLDER, { recursive: true });
  // Under another name first: a build may be stopped halfway, or run beside another.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, result);
  renameSync(unfinished, file);
  return result;
}
