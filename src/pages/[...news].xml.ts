import rss from '@astrojs/rss';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { company } from '../content/company.ts';
import { readNews, routesOf } from '../content/read.ts';
import { withoutSoftHyphens } from '../content/soft-hyphens.ts';
import { feedBody } from '../sections/news/feed-body.ts';

/** The feed has the address of the news page, with .xml at its end. */
export const getStaticPaths = () => routesOf('news');

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async (context) => {
  const { language, frame, content } = context.props;
  return rss({
    title: company.name,
    description: content.description,
    site: new URL(content.path, context.site),
    trailingSlash: false,
    customData: `<language>${frame.labels.language.code}</language>`,
    items: (await readNews(language)).map(({ heading, text, date, path, entry }) => ({
      title: withoutSoftHyphens(heading),
      description: text,
      content: entry.body && feedBody(entry.body, new URL(path!, context.site)),
      pubDate: new Date(date),
      link: path!,
    })),
  });
};
