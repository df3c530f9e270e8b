/** Checks questions of further pages: a link names one by its text, as in help#how-do-i-track. */
import { didYouMean } from './did-you-mean.ts';
import type { Content } from './schema.ts';
import { slugOf } from './slug.ts';
import type { Report, Source } from './source.ts';

/** The questions of a page in YAML. A page in Markdown may have any headings. */
function questionsOf({ name, content, body }: Source) {
  if (name !== 'pages' || !content || body) return undefined;
  const { sections = [] } = content as Content['pages'];
  return sections.flatMap((section, entry) =>
    (section.type === 'questions' ? section.questions : []).map(({ question }, index) => ({
      id: slugOf(question),
      field: ['sections', entry, 'questions', index, 'question'],
    })),
  );
}

/** A message if a link names a question, as in help#how-do-i-track, that its page does not have. */
export function missingQuestion(to: string, page: Source | undefined) {
  const [name, id] = to.split('#');
  const ids = page && questionsOf(page)?.map((question) => question.id);
  if (id === undefined || !ids || ids.includes(id)) return undefined;
  return `There is no question ${id} on ${name}. ${didYouMean(id, ids)}`;
}

export function checkQuestions(source: Source, report: Report) {
  const taken = new Set(['']); // a question of signs only would have no address
  for (const { id, field } of questionsOf(source) ?? []) {
    if (taken.has(id))
      report(source.file, field, `Its address (#${id}) is empty or taken. Word it differently.`);
    taken.add(id);
  }
}
