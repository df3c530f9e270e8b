/** A content file, and how the modules of the content check report a mistake in it. */
import type { Name } from './schema.ts';

export type Report = (file: string, field: PropertyKey[], message: string) => void;
export type Source = {
  file: string;
  name: Name;
  /** Its folder; empty for company.yaml. */
  language: string;
  /** Its name without the extension. */
  slug: string;
  /** The fields of the file, as YAML has them. */
  data?: unknown;
  /** The same, if it follows the schema. */
  content?: unknown;
  /** The Markdown below its fields, and where it begins. */
  body?: { text: string; line: number };
};
