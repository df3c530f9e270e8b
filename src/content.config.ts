import { defineCollection } from 'astro:content';
import { parse, resolve } from 'node:path';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { COMPANY, languages } from './content/company.ts';
import {
  type Content,
  FOLDERS,
  folderSchemas,
  type Name,
  patternOf,
  schemas,
} from './content/schema.ts';

/** en/home.yaml as `en`, and en/roles/freight-forwarder.md as `en/freight-forwarder`. */
function generateId({ entry }: { entry: string }) {
  const [language, , file] = entry.split('/');
  return file ? `${language}/${parse(file).name}` : language!;
}

/** A file in a subfolder names pictures relative to the language's folder, which is one level up. */
const fromSubfolder = (file: unknown) => `../${file}`;

/** Astro's loader would warn of each file that a language lacks, and most lack some. */
function collection<N extends Name>(name: N) {
  const pattern = languages.map((language) => `${language}/${patternOf(name)}`);
  const { load } = glob({ base: resolve(COMPANY), pattern, generateId });
  return defineCollection<z.ZodType<Content[N]>>({
    loader: {
      name: 'company',
      load: async (context) => {
        context.logger.warn = () => {};
        // In development pages show what is wrong; integrations/content-check.ts waits for `read`.
        await load(context).catch((error: unknown) => {
          if (!import.meta.env.DEV) throw error;
        });
        (context.refreshContextData?.read as (() => void) | undefined)?.();
      },
    },
    schema: ({ image }) => {
      if (!(name in FOLDERS)) return schemas(image)[name] as never;
      const imageFromSubfolder = () => z.preprocess(fromSubfolder, image());
      return folderSchemas(imageFromSubfolder)[name as keyof typeof FOLDERS] as never;
    },
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
};
