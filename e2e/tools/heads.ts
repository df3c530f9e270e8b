import type { Head } from '#shapes';
import { paths } from '#words/paths.ts';

/** What each page says of itself, by its name. */
export const heads: Record<string, Head> = Object.fromEntries(
  await Promise.all(
    Object.keys(paths).map(async (name) => [name, (await import(`#words/${name}.ts`)) as Head]),
  ),
);
