import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Beside the sizes of photographs, which Astro keeps between builds. */
const FOLDER = 'node_modules/.astro/assets/made';

/** What takes long to make is made once, and found again by everything that it was made from. */
export async function madeOnce(from: (string | Buffer)[], make: () => Promise<Buffer>) {
  const hash = createHash('sha256');
  for (const part of from) hash.update(part).update('\0');
  const file = join(FOLDER, hash.digest('hex'));
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(FOLDER, { recursive: true });
  // A build that is stopped, or runs beside another, leaves no half of a file under this name.
  const part = `${file}.${process.pid}`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}
