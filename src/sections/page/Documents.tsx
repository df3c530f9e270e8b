import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { COMPANY } from '../../content/company.ts';
import { fill } from '../../content/fill.ts';
import { TODAY } from '../../content/publication.ts';
import type { FrameContent } from '../../content/read.ts';
import type { Section } from '../../content/schema.ts';
import { formatDate } from '../../ui/Day.tsx';
import { RuledList } from '../../ui/Lists.tsx';

type Documents = Extract<Section, { type: 'documents' }>['documents'];

/** A file's kind and size, such as `PDF, 120 kB`. */
function describeFile(file: string, language: string) {
  const kilobytes = Math.max(1, Math.round(statSync(`${COMPANY}/public${file}`).size / 1000));
  const [value, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1000, 'megabyte'];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
  return `${extname(file).slice(1).toUpperCase()}, ${format.format(value)}`;
}

/** Files to download. A certificate whose last day has passed is marked as expired. */
export function Documents({ documents, frame }: { documents: Documents; frame: FrameContent }) {
  const { documents: labels, language } = frame.labels;
  const items = documents.map(({ title, file, date, issuer, number, validUntil }) => {
    const term = validUntil && validUntil < TODAY ? labels.expired : labels.validUntil;
    const facts = [
      describeFile(file, language.code),
      date && formatDate(date, language.code),
      issuer && fill(labels.issuer, { issuer }),
      number && fill(labels.number, { number }),
      validUntil && fill(term, { date: formatDate(validUntil, language.code) }),
    ];
    return { term: <a href={file}>{title}</a>, description: facts.filter(Boolean).join(' · ') };
  });
  return <RuledList items={items} />;
}
