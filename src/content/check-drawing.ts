import { existsSync, readFileSync } from 'node:fs';
import { drawingOf } from './drawing.ts';
import type { Report } from './source.ts';

/** Whether an SVG of the company's folder can be shown in a page. */
export function checkDrawing(file: string, report: Report) {
  if (!existsSync(file)) return;
  try {
    drawingOf(readFileSync(file, 'utf8'));
  } catch (error) {
    const { reason, message } = error as Error & { reason?: string };
    report(file, [], `It cannot be shown (${reason ?? message}). Export it as plain SVG.`);
  }
}
