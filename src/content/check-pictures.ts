import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What Astro can read. Phones write HEIC, which it cannot. */
const READABLE = /\.(avif|gif|jpe?g|png|svg|tiff|webp)$/i;

/** What is wrong with a picture that is named as seen from a folder, if anything. */
export function mistakeInPicture(to: string, folder: string) {
  const file = join(folder, to);
  if (!existsSync(file)) {
    const meant = [`../${to}`, to.replace('../', '')].find((it) => existsSync(join(folder, it)));
    return `There is no picture ${file}. ${meant ? `Write ${meant}.` : 'Put it there, or choose another.'}`;
  }
  return READABLE.test(to)
    ? undefined
    : `${file} cannot be shown. Save it as JPEG, PNG or WebP, and name that file.`;
}
