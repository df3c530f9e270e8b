import { readFileSync } from 'node:fs';
import { COMPANY } from '../content/company.ts';
import { drawingOf } from '../content/drawing.ts';

/** An SVG of the company's folder, as the attributes of an `svg`. */
export function ownDrawing(file: string) {
  const prefix = file.replaceAll(/\W/g, '-');
  const { viewBox, shapes } = drawingOf(readFileSync(`${COMPANY}/${file}`, 'utf8'), prefix);
  return { viewBox, dangerouslySetInnerHTML: { __html: shapes } };
}
