/** A picture of each page, in each language, for links to it that are shared. */
import { getEntry } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { company, languages } from '../../content/company.ts';
import { pagesOf, readAll } from '../../content/read.ts';
import { FOLDERS, PAGES } from '../../content/schema.ts';
import { drawShareCard } from '../../layouts/share-card.ts';
import { shareFile } from '../../ui/sources.ts';

/** The one heading of a page, by the kinds of pages. */
type Words = { hero?: Headed; intro?: Headed; heading?: string; title?: string };
type Headed = { heading: string };

/** The file of the first photograph in a page's words. Portraits may be drawings. */
function photoIn(words: unknown): string | undefined {
  if (!words || typeof words !== 'object') return undefined;
  const { fsPath, format } = words as { fsPath?: string; format?: string };
  if (fsPath) return format === 'svg' ? undefined : fsPath;
  return Object.values(words).map(photoIn).find(Boolean);
}

/** What the pages of a language say, with their paths. */
async function pagesIn(language: string) {
  const own = await pagesOf(language);
  const single = ([...PAGES, 'news'] as const)
    .filter((name) => own[name])
    .map(async (name) => ({ path: own[name], words: (await getEntry(name, language))!.data }));
  const folders = (Object.keys(FOLDERS) as (keyof typeof FOLDERS)[]).map(async (name) =>
    (await readAll(name, language)).map(({ path, entry }) => ({ path, words: entry.data })),
  );
  return [...(await Promise.all(single)), ...(await Promise.all(folders)).flat()];
}

export const getStaticPaths = (async () => {
  const home = await getEntry('home', languages[0]!);
  const pages = await Promise.all(languages.map(pagesIn));
  return pages.flat().flatMap(({ path, words }) => {
    const { hero, intro, heading, title } = words as Words;
    const said = (hero ?? intro)?.heading ?? heading ?? title;
    const photo = photoIn(words) ?? photoIn(home?.data.careers);
    return path ? [{ params: { share: shareFile(path) }, props: { heading: said, photo } }] : [];
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props }) => {
  const card = await drawShareCard(props.heading, company.name, props.photo);
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
};
