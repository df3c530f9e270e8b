import { defineCollection } from 'astro:content';
import { globSync } from 'node:fs';
import { parse } from 'node:path';
import { glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { COMPANY, languages } from './content/company.ts';
import { type Name, patternOf, schemas, type Words } from './content/schema.ts';

/** en/home.yaml as `en`, and en/roles/freight-forwarder.md as `en/freight-forwarder`. */
function generateId({ entry }: { entry: string }) {
  const [language, , file] = entry.split('/');
  return file ? `${language}/${parse(file).name}` : language!;
}

/** What is in the folder of each language. Astro's loader warns where there is nothing. */
function collection<N extends Name>(name: N) {
  const pattern = languages.map((language) => `${language}/${patternOf(name)}`);
  const isWritten = import.meta.env.DEV || globSync(pattern, { cwd: COMPANY }).length > 0;
  return defineCollection<z.ZodType<Words[N]>>({
    loader: isWritten ? glob({ base: COMPANY, pattern, generateId }) : () => [],
    schema: ({ image }) => schemas(image)[name] as never,
  });
}

export const collections = {
  frame: collection('frame'),
  home: collection('home'),
  trip: collection('trip'),
  about: collection('about'),
  strategy: collection('strategy'),
  career: collection('career'),
  roles: collection('roles'),
  contact: collection('contact'),
  news: collection('news'),
  'news-entries': collection('news-entries'),
  pages: collection('pages'),
  'not-found': collection('not-found'),
};
