import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|txt|xml|webmanifest|csv|ico)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function compress(file: string) {
  const text = await readFile(file);
  // Only editors load /admin, and it is large.
  const quality = file.includes(join('/', 'admin', '/')) ? 5 : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await deflate(text, { level: constants.Z_BEST_COMPRESSION }));
}

/** Writes a brotli and a gzip copy of every text file, on all cores. */
export const compressFiles = (files: string[]) =>
  Promise.all(files.filter((file) => TEXT.test(file)).map(compress));
