import { existsSync } from 'node:fs';
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

const fileBeside = (out: string) => `${out}.mails.json`;

type RoleTitles = Words['roles'];

/** The title that people see, or the name of the role's file once that file is gone. */
export const roleTitle = (role: string, titles: RoleTitles) =>
  Object.hasOwn(titles, role) ? titles[role]! : role;

/** The default language's titles. Without a build, as beside a copy of the inbox, there are none. */
export const readRoleTitles = (out: string): RoleTitles =>
  existsSync(fileBeside(out)) ? readWords(out)('').roles : {};

/** What the inbox says. integrations/mails.ts writes it; the first language is the default. */
export function readWords(out: string) {
  const [first, ...others] = readBuilt<[Words, ...Words[]]>(
    fileBeside(out),
    'FORM_ENDPOINT=/api/forms npm run build',
  );
  return (asked: unknown) =>
    others.find(({ language, code }) => asked === language || asked === code) ?? first;
}
