import { company } from '#company/facts.ts';
import { paths } from '#words/paths.ts';
import { sampleTrip } from '#words/sample-trip.ts';
import type { Environment } from '../settings.ts';
import { tripCsv } from '../src/pages/home/trip-csv.ts';
import { BACKGROUND_COLOR, THEME_COLOR } from './head.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

const sitemap = ({ siteOrigin }: Environment) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Object.values(paths)
  .map((path) => `  <url><loc>${siteOrigin}${path}</loc></url>`)
  .join('\n')}
</urlset>
`;

const robots = ({ siteOrigin }: Environment) => `User-agent: *
Allow: /

Sitemap: ${siteOrigin}/sitemap.xml
`;

/** RFC 9116: whom to tell of a weakness. It expires after a year, so that a forgotten site does not promise forever. */
const security = (
  { siteOrigin }: Environment,
  now: Date,
) => `Contact: mailto:${company.emails.security}
Expires: ${new Date(now.getTime() + YEAR).toISOString()}
Preferred-Languages: en
Canonical: ${siteOrigin}/.well-known/security.txt
`;

const manifest = () =>
  JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    description: company.summary,
    start_url: paths.home,
    display: 'browser',
    theme_color: THEME_COLOR,
    background_color: BACKGROUND_COLOR,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/** Files beside the pages that machines read. */
export const companionFiles = (
  environment: Environment,
  now = new Date(),
): Record<string, string> => ({
  'sitemap.xml': sitemap(environment),
  'robots.txt': robots(environment),
  'site.webmanifest': manifest(),
  [sampleTrip.download.file.slice(1)]: tripCsv(),
  '.well-known/security.txt': security(environment, now),
});
