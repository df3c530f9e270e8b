/** Checks questions of further pages: a link names one by its text, as in help#how-do-i-track. */
import type { Content } from './schema.ts';
import { slugOf } from './slug.ts';
import type { Report, Source } from './source.ts';

/** The questions of a page in YAML. A page in Markdown may have any headings. */
export function questionsOf({ name, content, body }: Source) {
  if (name !== 'pages' || !content || body) return undefined;
  const { sections = [] } = content as Content['pages'];
  return sections.flatMap((section, entry) =>
    (section.type === 'questions' ? section.questions : []).map(({ question }, index) => ({
      id: slugOf(question),
      field: ['sections', entry, 'questions', index, 'question'],
    })),
  );
}

export function checkQuestions(source: Source, report: Report) {
  const taken = new Set(['']); // a question of signs only would have no address
  for (const { id, field } of questionsOf(source) ?? []) {
    if (taken.has(id))
      report(source.file, field, `Its address (#${id}) is empty or taken. Word it differently.`);
    taken.add(id);
  }
}
