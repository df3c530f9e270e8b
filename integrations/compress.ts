import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { madeOnce } from '../src/build-cache.ts';

const TEXT = /\.(html|js|css|svg|txt|xml|webmanifest|csv|ico)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** More files than this take brotli's second best quality: half the time, for 3 % more bytes. */
const MANY = 200;

async function compress(file: string, best: number) {
  const text = await readFile(file);
  // Only editors load /admin, and it is large.
  const quality = file.includes(join('/', 'admin', '/')) ? 5 : best;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  const level = constants.Z_BEST_COMPRESSION;
  await writeFile(
    `${file}.br`,
    await madeOnce([`br ${quality}`, text], () => brotli(text, { params })),
  );
  await writeFile(`${file}.gz`, await madeOnce(['gz', text], () => deflate(text, { level })));
}

/** Writes a brotli and a gzip copy of every text file, on all cores. */
export function compressFiles(files: string[]) {
  const texts = files.filter((file) => TEXT.test(file));
  const best = texts.length > MANY ? 10 : constants.BROTLI_MAX_QUALITY;
  return Promise.all(texts.map((file) => compress(file, best)));
}
