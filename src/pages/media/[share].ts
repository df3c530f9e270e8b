/** The share picture of every page in every language. */
import type { CollectionEntry } from 'astro:content';
import type { APIRoute, GetStaticPaths } from 'astro';
import { company, languages } from '../../content/company.ts';
import { cacheKeyOf, pagesOf } from '../../content/read.ts';
import { shareFile } from '../../ui/media.ts';
import { drawShareCard } from './_share-card.ts';

/** The fields in which the kinds of pages have their heading. */
type Headings = { hero?: Headed; intro?: Headed; heading?: string; title?: string };
type Headed = { heading: string };

/** The file of the first photograph in a page's content. Portraits may be drawings. */
function photoIn(content: unknown): string | undefined {
  if (!content || typeof content !== 'object') return undefined;
  const { fsPath, format } = content as { fsPath?: string; format?: string };
  if (fsPath) return format === 'svg' ? undefined : fsPath;
  return Object.values(content).map(photoIn).find(Boolean);
}

export const getStaticPaths = (async () => {
  const pages = (await Promise.all(languages.map(pagesOf))).flat();
  const home = pages[0]!.data as CollectionEntry<'home'>['data'];
  return pages.map(({ path, data }) => {
    const { hero, intro, heading, title } = data as Headings;
    const topHeading = (hero ?? intro)?.heading ?? heading ?? title;
    const photo = photoIn(data) ?? photoIn(home.careers) ?? photoIn(home);
    const props = { path, heading: topHeading, photo };
    return { params: { share: shareFile(path) }, props, cacheKey: cacheKeyOf(props) };
  });
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ props }) => {
  const { path, heading, photo } = props;
  const card = await drawShareCard(heading, company.name, photo).catch(({ message }: Error) => {
    throw new Error(`The share picture of ${path} cannot be drawn with ${photo} (${message}).`);
  });
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/jpeg' } });
};
