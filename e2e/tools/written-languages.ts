import { existsSync, readdirSync } from 'node:fs';
import { languages } from '#company/languages.ts';

const [first] = languages as [string];

/** Every language that there are words in, built or not; the company's first one first. */
export const writtenLanguages = [
  first,
  ...readdirSync('company').filter(
    (name) => name !== 'words' && name !== first && existsSync(`company/${name}/language.ts`),
  ),
];
