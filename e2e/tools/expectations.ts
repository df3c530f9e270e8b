import { readFileSync } from 'node:fs';
import { sections } from '#company/sections.ts';
import type { Head, PageName, Sections } from '#shapes';
import { paths } from '#words/paths.ts';

export const pageNames = Object.keys(paths) as PageName[];

/** The title and description of each page. */
export const heads = Object.fromEntries(
  await Promise.all(pageNames.map(async (name) => [name, await import(`#words/${name}.ts`)])),
) as Record<PageName, Head>;

/** A company may leave out sections of a page: company/sections.ts. */
export const isShown = (page: PageName, section: string) =>
  sections[page as keyof Sections]?.includes(section) ?? true;

/** The breakpoints of the styles, by name. */
export const breakpoints = Object.fromEntries(
  readFileSync('src/styles/breakpoints.css', 'utf8')
    .matchAll(/--([\w-]+) \(width [<>]=? (\d+)px\)/g)
    .map(([, name, width]) => [name!, Number(width)]),
);

/** The widest window with a menu button. */
export const NARROW = breakpoints['wide-view']!;

/** A complete contact form, by the names of its fields. */
export const contactValues = {
  firstName: 'Maren',
  lastName: 'Aas',
  email: 'maren.aas+cold@fjord-fisk.example',
  message: 'Twelve pallets, +2 °C.\nTuesday.',
};

/** Longer than any word of ours, but shorter than some compounds in other languages. */
export const LONG_WORD = 'Kühlkettenüberwachungsverantwortlichkeit';
