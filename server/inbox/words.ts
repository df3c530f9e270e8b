import type { InboxWords } from '../../integrations/mails.ts';
import { readBuilt } from '../site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** In the language of the page that sent a form, or of the mail that a link was in. */
    words: InboxWords;
  }
}

export type Words = InboxWords;
export type Languages = ReturnType<typeof readWords>;

/** What the inbox says. integrations/mails.ts writes it; the first language is the default. */
export function readWords(out: string) {
  const [first, ...others] = readBuilt<[Words, ...Words[]]>(
    `${out}.mails.json`,
    'FORM_ENDPOINT=/api/forms npm run build',
  );
  return (asked: unknown) =>
    others.find(({ language, code }) => asked === language || asked === code) ?? first;
}
