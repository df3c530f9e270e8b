/**
 * Finds links in Markdown, and redirects, that lead to a page which visitors do not see. Links in
 * fields need no check: they lead nowhere until their page is published.
 */
import { lineOf } from './check.ts';
import { checkMarkdown } from './check-markdown.ts';
import { COMPANY } from './company.ts';
import { isDue, isOver } from './due.ts';
import { pagesIn } from './pages.ts';
import type { Content } from './schema.ts';
import type { Report, Source } from './source.ts';

/** They stop no build: otherwise a page's last day would be the last day of the whole site. */
export function hiddenLinkWarnings(
  sources: Source[],
  languages: string[],
  { redirects = [] }: Pick<Content['company'], 'redirects'>,
) {
  const pages = languages.flatMap((language) =>
    pagesIn(sources.filter((source) => source.language === language)),
  );
  const hidden = pages.filter(({ name, content }) => {
    // A role that is over keeps a page, which says so.
    const isKept = name === 'roles' && isOver(content ?? {});
    return !isDue(content ?? {}) && !isKept;
  });
  const hiddenPage = (to: string) => {
    const [at] = to.split(/[?#]/);
    return hidden.some(({ path }) => path === at)
      ? `Visitors do not see ${at}: it is not published, or not at this time. Take the link out until they do.`
      : undefined;
  };
  const warnings: string[] = [];
  const report: Report = (file, field, message) => warnings.push(lineOf({ file, field, message }));
  for (const source of sources)
    if (isDue(source.content ?? {})) checkMarkdown(source, hiddenPage, report);
  for (const [entry, { to }] of redirects.entries()) {
    const message = hiddenPage(to);
    if (message) report(`${COMPANY}/company.yaml`, ['redirects', entry, 'to'], message);
  }
  return warnings;
}
