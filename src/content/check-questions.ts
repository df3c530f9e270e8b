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
  const ids = new Set(['']);
  for (const { id, field } of questionsOf(source) ?? []) {
    if (ids.has(id))
      report(source.file, field, `No link can tell it from others (#${id}). Word it differently.`);
    ids.add(id);
  }
}
