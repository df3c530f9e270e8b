import { defineCollection } from 'astro:content';
import { globSync } from 'node:fs';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { COMPANY, languages } from './content/company.ts';
import { FOLDERS, type Name, schemas, type Words } from './content/schema.ts';

/** Astro warns of files that a company does not have; in development they may still come. */
function filesOf(path: string, generateId: (options: { entry: string }) => string) {
  const pattern = languages.map((folder) => `${folder}/${path}`);
  const isAny = import.meta.env.DEV || globSync(pattern, { cwd: COMPANY }).length > 0;
  return isAny ? glob({ base: COMPANY, pattern, generateId }) : () => [];
}

/** A file a language: `home` holds en/home.yaml and es/home.yaml, as `en` and `es`. */
const inEachLanguage = <N extends Name>(name: N) =>
  defineCollection<z.ZodType<Words[N]>>({
    loader: filesOf(`${name}.yaml`, ({ entry }) => entry.split('/')[0]!),
    schema: ({ image }) => schemas(image)[name] as never,
  });

/** Many files a language: `roles` holds en/roles/freight-forwarder.md, as `en/freight-forwarder`. */
const folderInEachLanguage = <N extends keyof typeof FOLDERS>(name: N) =>
  defineCollection<z.ZodType<Words[N]>>({
    loader: filesOf(`${FOLDERS[name]}/*.{yaml,md}`, ({ entry }) =>
      entry.replace(/\/.*\//, '/').replace(/\.\w+$/, ''),
    ),
    schema: ({ image }) => schemas(image)[name] as never,
  });

export const collections = {
  frame: inEachLanguage('frame'),
  home: inEachLanguage('home'),
  trip: inEachLanguage('trip'),
  about: inEachLanguage('about'),
  strategy: inEachLanguage('strategy'),
  career: inEachLanguage('career'),
  roles: folderInEachLanguage('roles'),
  contact: inEachLanguage('contact'),
  news: inEachLanguage('news'),
  'news-entries': folderInEachLanguage('news-entries'),
  pages: folderInEachLanguage('pages'),
  'not-found': inEachLanguage('not-found'),
};
