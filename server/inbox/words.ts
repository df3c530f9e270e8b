import { readFileSync } from 'node:fs';
import type { InboxWords } from '../../integrations/mails.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** In the language of the page that sent a form, or of the mail that a link was in. */
    words: InboxWords;
  }
}

export type Words = InboxWords;
export type Languages = (asked: unknown) => Words;

/** What the inbox says. integrations/mails.ts writes it; the first language is the default. */
export function readWords(file: string): Languages {
  try {
    const all: [Words, ...Words[]] = JSON.parse(readFileSync(file, 'utf8'));
    return (asked) =>
      all.find(({ language, code }) => asked === language || asked === code) ?? all[0];
  } catch {
    throw new Error(`${file} is missing. Build with FORM_ENDPOINT=/api/forms npm run build.`);
  }
}
