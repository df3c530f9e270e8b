import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The formats that Astro reads. Phones write HEIC, which it does not. */
const READABLE = /\.(avif|gif|jpe?g|png|svg|tiff|webp)$/i;

/** The mistake in a picture's name as seen from a folder, if there is one. */
export function mistakeInPicture(to: string, folder: string) {
  const file = join(folder, to);
  if (!existsSync(file)) {
    const guesses = [`../${to}`, to.replace('../', '')];
    const guess = guesses.find((path) => existsSync(join(folder, path)));
    const fix = guess ? `Write ${guess}.` : 'Put it there, or choose another.';
    return `There is no picture ${file}. ${fix}`;
  }
  return READABLE.test(to)
    ? undefined
    : `${file} cannot be shown. Save it as JPEG, PNG or WebP, and name that file.`;
}
