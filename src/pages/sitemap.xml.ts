import type { APIRoute } from 'astro';
import { readLanguages } from '../content/read.ts';

/** Every page, and where it is in other languages. */
export const GET: APIRoute = async ({ site }) => {
  const languages = await readLanguages();
  const absolute = (path: string) => new URL(path, site).href;
  const alternatesOf = (page: string) =>
    languages.map(({ code, paths }) =>
      languages.length > 1 && paths[page]
        ? `<xhtml:link rel="alternate" hreflang="${code}" href="${absolute(paths[page])}"/>`
        : '',
    );
  const urls = languages.flatMap(({ paths }) =>
    Object.entries(paths).map(
      ([page, path]) => `  <url><loc>${absolute(path!)}</loc>${alternatesOf(page).join('')}</url>`,
    ),
  );
  const xhtml = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${urls.join('\n')}
</urlset>
`);
};
