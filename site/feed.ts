import { company } from '#company/facts.ts';
import { language } from '#words/language.ts';
import { news } from '#words/news.ts';
import { paths } from '#words/paths.ts';
import type { Environment } from '../settings.ts';
import { type Entry, feedPath, newestFirst, pathOf } from '../src/pages/added/news-entries.ts';
import { escapeHtml } from './head.ts';

/** Atom wants a moment where the company names a day. */
const moment = (date: string) => `${date}T00:00:00Z`;

/** As HTML inside of XML. */
const contentOf = ({ text, body = [] }: Entry) =>
  escapeHtml([text, ...body].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''));

/** The news as an Atom feed (RFC 4287), where there is any. */
export function feedFile({ siteOrigin }: Environment): Record<string, string> {
  if (!news) return {};
  const entries = newestFirst(news);
  const written = entries.map((entry) => {
    const address = siteOrigin + pathOf(entry);
    return `  <entry>
    <id>${address}</id>
    <title>${escapeHtml(entry.heading)}</title>
    <link href="${address}"/>
    <published>${moment(entry.date)}</published>
    <updated>${moment(entry.date)}</updated>
    <content type="html">${contentOf(entry)}</content>
  </entry>`;
  });
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.code}">
  <id>${siteOrigin}${paths.news}</id>
  <title>${escapeHtml(company.name)}</title>
  <updated>${moment(entries[0]!.date)}</updated>
  <author><name>${escapeHtml(company.name)}</name></author>
  <link rel="self" href="${siteOrigin}${feedPath}"/>
  <link href="${siteOrigin}${paths.news}"/>
${written.join('\n')}
</feed>
`;
  return { [feedPath.slice(1)]: feed };
}
