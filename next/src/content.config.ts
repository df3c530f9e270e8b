import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { COMPANY } from './content/company.ts';
import { type Name, schemas } from './content/schema.ts';

/** A file a language: `home` holds en/home.yaml and es/home.yaml, as `en` and `es`. */
const inEachLanguage = <N extends Name>(name: N) =>
  defineCollection({
    loader: glob({
      base: COMPANY,
      pattern: `*/${name}.yaml`,
      generateId: ({ entry }) => entry.split('/')[0]!,
    }),
    schema: ({ image }) => schemas(image)[name],
  });

/** Many files a language: `roles` holds en/roles/freight-forwarder.md, as `en/freight-forwarder`. */
const folderInEachLanguage = <N extends Name>(name: N) =>
  defineCollection({
    loader: glob({
      base: COMPANY,
      pattern: `*/${name}/*.{yaml,md}`,
      generateId: ({ entry }) => entry.replace(`/${name}/`, '/').replace(/\.\w+$/, ''),
    }),
    schema: ({ image }) => schemas(image)[name],
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
  'not-found': inEachLanguage('not-found'),
};
