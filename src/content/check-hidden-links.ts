/** What leads to a page that visitors do not see. A field's link waits for it; these cannot. */
import { lineOf } from './check.ts';
import { checkMarkdown } from './check-markdown.ts';
import { COMPANY } from './company.ts';
import { isDue, isOver } from './due.ts';
import { pagesIn } from './pages.ts';
import type { Content } from './schema.ts';
import type { Report, Source } from './source.ts';

/** They stop no build: on the day after a page's last, that would stop the whole site. */
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
  const report: Report = (file, field, what) => warnings.push(lineOf({ file, field, what }));
  for (const source of sources)
    if (isDue(source.content ?? {})) checkMarkdown(source, hiddenPage, report);
  for (const [entry, { to }] of redirects.entries()) {
    const what = hiddenPage(to);
    if (what) report(`${COMPANY}/company.yaml`, ['redirects', entry, 'to'], what);
  }
  return warnings;
}
