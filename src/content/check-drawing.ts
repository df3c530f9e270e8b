import { existsSync, readFileSync } from 'node:fs';
import type { Report } from './source.ts';

/** Reports an SVG that cannot be shown, because `read` throws an error. */
export function checkDrawing(file: string, read: (svg: string) => unknown, report: Report) {
  if (!existsSync(file)) return;
  try {
    read(readFileSync(file, 'utf8'));
  } catch (error) {
    const { reason, message } = error as Error & { reason?: string };
    report(file, [], `It cannot be shown (${reason ?? message}). Export it as plain SVG.`);
  }
}
