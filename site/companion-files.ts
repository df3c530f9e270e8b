import { languages } from 'virtual:languages';
import { company } from '#company/facts.ts';
import { paths } from '#words/paths.ts';
import { sampleTrip } from '#words/sample-trip.ts';
import type { Environment } from '../settings.ts';
import { tripCsv } from '../src/pages/home/trip/trip-csv.ts';
import { feedFile } from './feed.ts';
import { BACKGROUND_COLOR, THEME_COLOR } from './head.ts';

const YEAR = 365 * 24 * 60 * 60 * 1000;

function sitemap({ siteOrigin }: Environment) {
  const isMultilingual = languages.length > 1;
  const alternates = (name: string) =>
    languages
      .filter(({ paths }) => isMultilingual && paths[name])
      .map(
        ({ code, paths }) =>
          `<xhtml:link rel="alternate" hreflang="${code}" href="${siteOrigin}${paths[name]}"/>`,
      )
      .join('');
  const urls = languages.flatMap(({ paths }) =>
    Object.entries(paths).map(
      ([name, path]) => `  <url><loc>${siteOrigin}${path}</loc>${alternates(name)}</url>`,
    ),
  );
  const xhtml = isMultilingual ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${urls.join('\n')}
</urlset>
`;
}

const robots = ({ siteOrigin }: Environment) => `User-agent: *
Allow: /

Sitemap: ${siteOrigin}/sitemap.xml
`;

/** RFC 9116: where to report a vulnerability. Expires in a year, in case the site is abandoned. */
const security = ({
  siteOrigin,
  buildTime,
}: Environment) => `Contact: mailto:${company.emails.security}
Expires: ${new Date(buildTime.getTime() + YEAR).toISOString()}
Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}
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

export const languageFiles = (environment: Environment): Record<string, string> => ({
  ...feedFile(environment),
  [sampleTrip.download.file.slice(1)]: tripCsv(),
});

export const companionFiles = (environment: Environment): Record<string, string> => ({
  'sitemap.xml': sitemap(environment),
  'robots.txt': robots(environment),
  'site.webmanifest': manifest(),
  '.well-known/security.txt': security(environment),
});
