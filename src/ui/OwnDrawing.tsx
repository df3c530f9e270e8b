import { readFileSync } from 'node:fs';
import { useId } from 'react';
import { COMPANY } from '../content/company.ts';
import { embeddableSvg } from '../content/svg.ts';

/**
 * An SVG from the company's folder, with unique ids: if a copy in the closed menu shared them, the
 * visible one would lose its gradients.
 */
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
