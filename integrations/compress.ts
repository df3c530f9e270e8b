import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../src/build-cache.ts';

const TEXT = /\.(html|js|css|svg|txt|xml|webmanifest|csv|ico)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Above this many files brotli takes 3 ms for a document instead of 90, and 8 % more bytes. */
const LARGE_SITE = 200;

/**
 * Documents that would have more bytes than this are still compressed in full, so that they fit the
 * first flight (docs/decisions/0035-first-flight.md).
 */
const LARGE_DOCUMENT = 12_000;

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

async function brotliCopyOf(file: string, text: Buffer, isLarge: boolean) {
  // Only editors load /admin, and it is large.
  if (file.startsWith('admin/')) return brotliOf(text, 5);
  if (isLarge) {
    const quick = await brotliOf(text, 9);
    if (quick.length < LARGE_DOCUMENT) return quick;
  }
  return cached(['br', text], () => brotliOf(text, constants.BROTLI_MAX_QUALITY));
}

/** A text in brotli and in gzip, compressed off the main thread. */
export async function copiesOf(file: string, text: Buffer, isLarge: boolean) {
  const gz = deflate(text, { level: constants.Z_BEST_COMPRESSION });
  return { br: await brotliCopyOf(file, text, isLarge), gz: await gz };
}

export const isText = (file: string) => TEXT.test(file);

export const isLargeSite = (files: string[]) => files.filter(isText).length > LARGE_SITE;
