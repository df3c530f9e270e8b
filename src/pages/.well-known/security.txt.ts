import type { APIRoute } from 'astro';
import { company } from '../../content/company.ts';
import { settings } from '../../settings.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116: where to report a vulnerability. Expires in a year, in case the site is abandoned. */
export const GET: APIRoute = ({ site }) =>
  new Response(`Contact: mailto:${company.emails.security}
Expires: ${new Date(settings.buildTime.getTime() + YEAR).toISOString()}
Canonical: ${new URL('/.well-known/security.txt', site)}
`);
