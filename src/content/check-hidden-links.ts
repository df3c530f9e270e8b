/**
 * Finds links in Markdown, and redirects, that lead to a page which visitors do not see. Links in
 * fields need no check: they lead nowhere until their page is published.
 */
import { mistakeLine } from './check.ts';
import { checkMarkdown } from './check-markdown.ts';
import { COMPANY } from './company.ts';
import { pagesIn } from './pages.ts';
import { hasExpired, isPublished } from './publication.ts';
import type { Content } from './schema.ts';
import type { Report, Source } from './source.ts';

/** Only warns: otherwise a page's last day would be the last day of the whole site. */
export function hiddenLinkWarnings(
  sources: Source[],
  languages: string[],
  { redirects = [] }: Pick<Content['company'], 'redirects'>,
) {
  const pages = languages.flatMap((language) =>
    pagesIn(sources.filter((source) => source.language === language)),
  );
  const hidden = pages.filter(({ name, content }) => {
    // A role that has closed keeps a page, which says so.
    const isClosedRole = name === 'roles' && hasExpired(content ?? {});
    return !isPublished(content ?? {}) && !isClosedRole;
  });
  const hiddenPage = (to: string) => {
    const [address] = to.split(/[?#]/);
    if (!hidden.some(({ path }) => path === address)) return undefined;
    return `${address} is not published, or is outside its dates. Take the link out until it is visible.`;
  };
  const warnings: string[] = [];
  const report: Report = (file, field, message) =>
    warnings.push(mistakeLine({ file, field, message }));
  for (const source of sources)
    if (isPublished(source.content ?? {})) checkMarkdown(source, hiddenPage, report);
  for (const [entry, { to }] of redirects.entries()) {
    const message = hiddenPage(to);
    if (message) report(`${COMPANY}/company.yaml`, ['redirects', entry, 'to'], message);
  }
  return warnings;
}
