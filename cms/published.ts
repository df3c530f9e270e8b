/** /admin?published: what visitors see and since when, or on one's own machine what stops a build. */
import type { Translate } from './translate.ts';

type Built = { builtAt: string; commit?: string; date?: string; repository: string };
/** Not every file has a form. */
type Unbuilt = { mistakes: { line: string; form?: string }[] };
export type Published = (Built | Unbuilt) & { waiting: string[] };

const element = (name: string, content: (string | Node)[], attributes = {}) => {
  const node = Object.assign(document.createElement(name), attributes);
  node.append(...content);
  return node;
};
const link = (label: string, href: string) => element('a', [label], { href });
const day = (date: string) =>
  new Date(date).toLocaleString(document.documentElement.lang, {
    dateStyle: 'full',
    timeStyle: 'short',
  });

export function showPublished(
  site: Published,
  translate: Translate,
  translateLine: (line: string) => string,
) {
  const title = translate('What is published');
  document.title = title;
  document.body.append(
    element('h1', [title]),
    ...('mistakes' in site
      ? aboutLocalSite(site, translate, translateLine)
      : aboutBuild(site, translate)),
    ...aboutLater(site, translate),
    element('p', [link(translate('Edit the website'), '/admin')]),
  );
}

function aboutLater({ waiting }: Published, translate: Translate) {
  if (waiting.length === 0) return [];
  return [
    element('p', [
      translate('Visitors see these from their day on, once the site is built again:'),
    ]),
    element(
      'ul',
      waiting.map((line) => element('li', [line])),
    ),
  ];
}

/** A site that was built had no mistakes. Those of a later build are in its log. */
function aboutBuild({ builtAt, commit, date, repository }: Built, translate: Translate) {
  const paragraph = (sentence: string, values = {}) => element('p', [translate(sentence, values)]);
  return [
    // A build without Git's history does not know what was saved last.
    date
      ? paragraph('Visitors see what was saved up to {date}. The site was built on {built}.', {
          date: day(date),
          built: day(builtAt),
        })
      : paragraph('Visitors see what was built on {built}.', { built: day(builtAt) }),
    paragraph('If you saved something later, wait five minutes and open this page again.'),
    paragraph(
      'If it is still missing, the build has failed, and the site has not changed. Open the list of everything that was saved, and click the red cross beside your change. A line there names the file, the field and what to write. Correct the field in its form and save.',
    ),
    element('p', [
      link(translate('Everything that was saved'), `${repository}/commits`),
      ...(commit ? [' · ', link(commit.slice(0, 7), `${repository}/commit/${commit}`)] : []),
    ]),
  ];
}

function aboutLocalSite(
  { mistakes }: Unbuilt,
  translate: Translate,
  translateLine: (line: string) => string,
) {
  const paragraph = (sentence: string) => element('p', [translate(sentence)]);
  return [
    paragraph('This is the site on your own machine. Nobody else sees it.'),
    mistakes.length > 0
      ? paragraph('These mistakes stop the next build. A click opens the field:')
      : paragraph('No mistake stops it.'),
    element(
      'ol',
      mistakes.map(({ line, form }) => {
        const inLanguage = translateLine(line);
        return element('li', [form ? link(inLanguage, form) : inLanguage]);
      }),
    ),
  ];
}
