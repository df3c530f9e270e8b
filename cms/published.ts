/** /admin?published: what visitors see now, since when, and what stops the next build. */
import type { Translate } from './translate.ts';

export type Published = {
  /** None on a machine of one's own. */
  builtAt?: string;
  commit?: string;
  date?: string;
  repository?: string;
  /** Not every file has a form. */
  mistakes: { line: string; form?: string }[];
};

const element = (name: string, content: (string | Node)[], attributes = {}) => {
  const node = Object.assign(document.createElement(name), attributes);
  node.append(...content);
  return node;
};

export function showPublished(site: Published, translate: Translate) {
  const { builtAt, commit = '', date, repository, mistakes } = site;
  const paragraph = (sentence: string, values = {}) => element('p', [translate(sentence, values)]);
  const day = (date: string) =>
    new Date(date).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' });
  const title = translate('What is published');
  document.title = title;
  document.body.append(
    element('h1', [title]),
    ...(builtAt && date
      ? [
          paragraph('Visitors see what was saved until {date}. It was built on {built}.', {
            date: day(date),
            built: day(builtAt),
          }),
          paragraph('If you saved something later, wait five minutes and open this page again.'),
          paragraph(
            'If it is still missing, the build has failed. Here is what was saved, and why:',
          ),
          element('p', [
            element('a', [translate('Everything that was saved')], {
              href: `${repository}/commits`,
            }),
            ' · ',
            element('a', [commit.slice(0, 7)], { href: `${repository}/commit/${commit}` }),
          ]),
        ]
      : [paragraph('This is the site on your own machine. Nobody else sees it.')]),
    mistakes.length > 0
      ? paragraph('These mistakes stop the next build. A click opens the field:')
      : paragraph('No mistake stops it.'),
    element(
      'ol',
      mistakes.map(({ line, form }) =>
        element('li', [form ? element('a', [line], { href: form }) : line]),
      ),
    ),
    element('p', [element('a', [translate('Edit the website')], { href: '/admin' })]),
  );
}
