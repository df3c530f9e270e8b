/** A content file, as the parts of the content check share it. */
import type { Name } from './schema.ts';

export type Report = (file: string, field: PropertyKey[], what: string) => void;
export type Source = {
  file: string;
  name: Name;
  /** Its folder; empty for company.yaml. */
  language: string;
  /** Its name without the extension. */
  slug: string;
  /** What the file holds, and the same once the schema has accepted it. */
  data?: unknown;
  content?: unknown;
  /** The Markdown below its fields, and where it begins. */
  body?: { text: string; line: number };
};
