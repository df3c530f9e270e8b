import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { madeOnce } from '../src/build-cache.ts';

const TEXT = /\.(html|js|css|svg|txt|xml|webmanifest|csv|ico)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** With more files than this, brotli works faster: 3 ms a document, not 90, for 8 % more bytes. */
const MANY = 200;

/**
 * Documents that would have more bytes than this are still compressed in full, so that they fit the
 * first flight (docs/decisions/0035-first-flight.md).
 */
const LARGE = 12_000;

function brotliOf(text: Buffer, quality: number) {
  // A window as large as the file: one of 4 MB takes longer to set up than to use.
  const window = Math.min(Math.max(Math.ceil(Math.log2(text.length)), 16), 22);
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: window,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  return brotli(text, { params });
}

async function brotliCopyOf(file: string, text: Buffer, areMany: boolean) {
  // Only editors load /admin, and it is large.
  if (file.includes(join('/', 'admin', '/'))) return brotliOf(text, 5);
  const quick = areMany && (await brotliOf(text, 9));
  if (quick && quick.length < LARGE) return quick;
  return madeOnce(['br', text], () => brotliOf(text, constants.BROTLI_MAX_QUALITY));
}

async function compress(file: string, areMany: boolean) {
  const text = await readFile(file);
  await writeFile(`${file}.br`, await brotliCopyOf(file, text, areMany));
  await writeFile(`${file}.gz`, await deflate(text, { level: constants.Z_BEST_COMPRESSION }));
}

/** Writes a brotli and a gzip copy of each text file that it is given, off the main thread. */
export function compressor(files: string[]) {
  const areMany = files.filter((file) => TEXT.test(file)).length > MANY;
  const started: Promise<void>[] = [];
  return {
    add: (file: string) => TEXT.test(file) && started.push(compress(file, areMany)),
    finish: () => Promise.all(started),
  };
}
