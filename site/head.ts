import { existsSync } from 'node:fs';
import { folder, languages } from 'virtual:languages';
import { palette } from '#company/brand/palette.ts';
import { company } from '#company/facts.ts';
import { languages as ownLanguages } from '#company/languages.ts';
import type { Head } from '#shapes';
import { language } from '#words/language.ts';
import { news } from '#words/news.ts';
import { paths } from '#words/paths.ts';
import { verify } from '#words/verify.ts';
import { MEDIA } from '../content/company-folder.ts';
import { listPage } from '../content/list-page.ts';
import { socialFile } from '../content/media-files.ts';
import type { Environment } from '../settings.ts';
import { feedPath } from '../src/pages/added/news-entries.ts';

export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

export const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

export const THEME_COLOR = palette['polar-900'];
export const BACKGROUND_COLOR = palette['snow-50'];

const meta = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: name, content });

/** Data, not a program: browsers do not run it, and no policy needs to allow it. */
const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** Our own accounts: a bare link to a network's home page is none. */
const sameAs = company.social
  .map(({ href }) => href)
  .filter((href) => new URL(href).pathname !== '/');

const contactPoint = company.phones && {
  '@type': 'ContactPoint',
  contactType: 'dispatch',
  telephone: company.phones.dispatch.replaceAll(' ', ''),
  email: company.emails.dispatch,
};

const organization = ({ siteOrigin }: Environment) => ({
  '@type': 'Organization',
  '@id': `${siteOrigin}/#organization`,
  name: company.name,
  slogan: company.tagline,
  description: company.summary,
  url: `${siteOrigin}/`,
  logo: `${siteOrigin}/icon-512.png`,
  email: company.emails.general,
  ...identity,
  contactPoint,
  ...(sameAs.length > 0 && { sameAs }),
});

/** As in public registers, so that it can be compared. */
const identity = verify && {
  legalName: verify.legalName,
  identifier: verify.registrations.map(({ scheme, value, href }) => ({
    '@type': 'PropertyValue',
    propertyID: scheme,
    value,
    url: href,
  })),
};

const webSite = ({ siteOrigin }: Environment) => ({
  '@type': 'WebSite',
  '@id': `${siteOrigin}${paths.home}#website`,
  name: company.name,
  url: siteOrigin + paths.home,
  inLanguage: language.code,
  publisher: { '@id': `${siteOrigin}/#organization` },
});

/** The same page in every language, for search engines. None for a page in only one language. */
function alternates(name: string, siteOrigin: string) {
  const others = languages.filter(({ paths }) => paths[name]);
  if (others.length < 2) return [];
  const to = (hreflang: string, path: string) =>
    tag('link', { rel: 'alternate', hreflang, href: siteOrigin + path });
  return [
    ...others.map(({ code, paths }) => to(code, paths[name]!)),
    to('x-default', others[0]!.paths[name]!),
  ];
}

/** Open Graph assumes American English unless told otherwise. */
function locales() {
  const others = languages.filter(({ code }) => code !== language.code);
  return [
    ...(language.openGraph === 'en_US' ? [] : [property('og:locale', language.openGraph)]),
    ...others.map(({ openGraph }) => property('og:locale:alternate', openGraph)),
  ];
}

function sharing(address: string, picture: string, { title, description }: Head) {
  return [
    tag('link', { rel: 'canonical', href: address }),
    property('og:type', 'website'),
    property('og:site_name', company.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    ...locales(),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', `${company.name}: ${company.tagline}`),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
    meta('twitter:image', picture),
  ];
}

/** Only the page of a single role has a job posting, never the list of roles. */
function jobPosting({ posting }: Head, { siteOrigin }: Environment) {
  if (!posting) return undefined;
  const { title, description, location, datePosted, validThrough, employmentType, pay } = posting;
  return {
    '@type': 'JobPosting',
    title,
    description: description.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
    datePosted,
    validThrough,
    employmentType,
    ...(pay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: pay.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: pay.from,
          maxValue: pay.to,
          unitText: pay.per.toUpperCase(),
        },
      },
    }),
    hiringOrganization: { '@id': `${siteOrigin}/#organization` },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: location.locality,
        addressRegion: location.region,
        addressCountry: location.country,
      },
    },
  };
}

/** The share picture of a page: the home page's, unless it has its own. */
function sharedPicture(name: string) {
  const [own, home] = [name, 'home'].map((page) => socialFile(page, folder, ownLanguages));
  return existsSync(`${MEDIA}/${own}`) ? own : home;
}

const newsArticle = ({ article }: Head, { siteOrigin }: Environment) =>
  article && {
    '@type': 'NewsArticle',
    ...article,
    inLanguage: language.code,
    publisher: { '@id': `${siteOrigin}/#organization` },
  };

const FEED = { rel: 'alternate', type: 'application/atom+xml', title: company.name };

type Page = { path: string; name: string; head: Head };

/** The tags that describe a page, in its head. The page for missing addresses is not indexed. */
export function headTags({ path, name, head }: Page, environment: Environment) {
  const { siteOrigin, mediaOrigin, isPreview } = environment;
  const isMissing = name === 'not-found';
  const picture = `${mediaOrigin || siteOrigin}/media/${sharedPicture(listPage(name))}`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    meta('theme-color', THEME_COLOR),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    ...(isMissing || isPreview ? [meta('robots', 'noindex')] : []),
    ...(isMissing
      ? []
      : [
          ...alternates(name, siteOrigin),
          ...(news ? [tag('link', { ...FEED, href: siteOrigin + feedPath })] : []),
          ...sharing(siteOrigin + path, picture, head),
          jsonLd({
            '@context': 'https://schema.org',
            '@graph': [
              organization(environment),
              webSite(environment),
              jobPosting(head, environment),
              newsArticle(head, environment),
            ].filter(Boolean),
          }),
        ]),
  ];
}
