import rss from '@astrojs/rss';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { company } from '../content/company.ts';
import { read, readNews, routesOf } from '../content/read.ts';

/** Beside the page of all news. */
export const getStaticPaths = () => routesOf('news');

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async (context) => {
  const { language } = context.props;
  const { code } = (await read('frame', language)).language;
  const { description, path } = await read('news', language);
  return rss({
    title: company.name,
    description,
    site: new URL(path, context.site),
    trailingSlash: false,
    customData: `<language>${code}</language>`,
    items: (await readNews(language)).map(({ heading, text, date, path, entry }) => ({
      title: heading,
      description: text,
      content: entry.rendered?.html || undefined,
      pubDate: new Date(date),
      link: path!,
    })),
  });
};
