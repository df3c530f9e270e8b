import type { APIRoute } from 'astro';
import { company, languages } from '../../content/company.ts';
import { readFrame } from '../../content/read.ts';
import { settings } from '../../settings.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116: where to report a vulnerability. Expires in a year, in case the site is abandoned. */
export const GET: APIRoute = async ({ site }) => {
  const { languages: all } = await readFrame(languages[0]!);
  return new Response(`Contact: mailto:${company.emails.security}
Expires: ${new Date(settings.buildTime.getTime() + YEAR).toISOString()}
Preferred-Languages: ${all.map(({ code }) => code).join(', ')}
Canonical: ${new URL('/.well-known/security.txt', site)}
`);
};
