import { readFileSync } from 'node:fs';
import { useId } from 'react';
import { COMPANY } from '../content/company.ts';
import { embeddableSvg } from '../content/svg.ts';

/** An SVG from the company's folder, with ids of its own: a copy in a closed menu loses gradients. */
export function OwnDrawing({ file }: { file: string }) {
  const { viewBox, shapes } = embeddableSvg(readFileSync(`${COMPANY}/${file}`, 'utf8'), useId());
  return (
    <svg
      viewBox={viewBox}
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
