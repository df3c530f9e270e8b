/** Warns of certificates that have expired, or soon will. */
import type { Content } from './schema.ts';
import type { Source } from './source.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Long enough to obtain a new one. */
const AHEAD = 60 * DAY;

export function certificateWarnings(sources: Source[], now: Date) {
  const pages = sources.flatMap(({ name, file, content }) =>
    name === 'pages' && content ? [{ file, ...(content as Content['pages']) }] : [],
  );
  return pages.flatMap(({ file, sections = [] }) =>
    sections.flatMap((section) => {
      const documents = section.type === 'documents' ? section.documents : [];
      return documents.flatMap(({ title, validUntil }) => {
        if (!validUntil || Date.parse(validUntil) > now.getTime() + AHEAD) return [];
        const state = Date.parse(validUntil) + DAY < now.getTime() ? 'expired' : 'expires';
        return `${file}: ${title} ${state} on ${validUntil}. Put the new one into public/, and change validUntil.`;
      });
    }),
  );
}
