import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|txt|xml|webmanifest|ico)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Puts a brotli and a gzip copy beside every text file, so that no server has to compress while a visitor waits. */
export async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const text = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    await writeFile(`${file}.br`, await brotli(text, { params }));
    await writeFile(`${file}.gz`, await deflate(text, { level: 9 }));
  }
}
