import { readFileSync } from 'node:fs';
import { useId } from 'react';
import { COMPANY } from '../content/company.ts';
import { drawingOf } from '../content/drawing.ts';

/** An SVG of the company's folder. A gradient is lost if a menu that is closed has its id as well. */
export function OwnDrawing({ file }: { file: string }) {
  const { viewBox, shapes } = drawingOf(readFileSync(`${COMPANY}/${file}`, 'utf8'), useId());
  return (
    <svg
      viewBox={viewBox}
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
