import { defineCollection } from 'astro:content';
import { globSync } from 'node:fs';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { COMPANY, languages } from './content/company.ts';
import { FOLDERS, type Name, schemas, type Words } from './content/schema.ts';

/** What `files` match in the folder of each language. Astro's loader warns where there are none. */
function inEachLanguage(files: string, generateId: (entry: string) => string) {
  const pattern = languages.map((language) => `${language}/${files}`);
  return import.meta.env.DEV || globSync(pattern, { cwd: COMPANY }).length > 0
    ? glob({ base: COMPANY, pattern, generateId: ({ entry }) => generateId(entry) })
    : () => [];
}

/** `home` holds en/home.yaml and es/home.yaml, as `en` and `es`. */
const file = <N extends Name>(name: N) =>
  defineCollection<z.ZodType<Words[N]>>({
    loader: inEachLanguage(`${name}.yaml`, (entry) => entry.split('/')[0]!),
    schema: ({ image }) => schemas(image)[name] as never,
  });

/** `roles` holds en/roles/freight-forwarder.md, as `en/freight-forwarder`. */
const folder = <N extends keyof typeof FOLDERS>(name: N) =>
  defineCollection<z.ZodType<Words[N]>>({
    loader: inEachLanguage(`${FOLDERS[name]}/*.{yaml,md}`, (entry) =>
      entry.replace(/\/.*\//, '/').replace(/\.\w+$/, ''),
    ),
    schema: ({ image }) => schemas(image)[name] as never,
  });

export const collections = {
  frame: file('frame'),
  home: file('home'),
  trip: file('trip'),
  about: file('about'),
  strategy: file('strategy'),
  career: file('career'),
  roles: folder('roles'),
  contact: file('contact'),
  news: file('news'),
  'news-entries': folder('news-entries'),
  pages: folder('pages'),
  'not-found': file('not-found'),
};
