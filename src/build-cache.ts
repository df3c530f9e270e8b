import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Inside the folder that Astro keeps between builds, beside its resized photographs. */
const FOLDER = 'node_modules/.astro/assets/made';

/** Keeps a slow result on disk, under a hash of everything that it was made from. */
export async function cached(sources: (string | Buffer)[], make: () => Promise<Buffer>) {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update('\0');
  const file = join(FOLDER, hash.digest('hex'));
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(FOLDER, { recursive: true });
  // Under another name first: a build may be stopped halfway, or run beside another.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
