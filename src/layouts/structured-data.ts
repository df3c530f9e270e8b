/** What search engines read of a page: schema.org in JSON-LD. */
import type { Location } from '../content/carrier.ts';
import type { Frame } from '../content/read.ts';
import type { Role, Section } from '../content/schema.ts';

const organizationId = (site: URL) => new URL('/#organization', site).href;

/** A depot or an office, on the page that shows them. */
const placeOf = ({ name, phone, email, opens, map, ...address }: Location) => ({
  '@type': 'LocalBusiness',
  name,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postcode,
    addressLocality: address.town,
    addressRegion: address.region,
    addressCountry: address.country,
  },
  telephone: phone,
  email,
  openingHours: opens?.split(', '),
  hasMap: map,
});

function organization({ page, company, content, verify }: Frame, site: URL) {
  // A link to a network's home page, as in the sample, is not an account.
  const accounts = company.social?.filter(({ href }) => new URL(href).pathname !== '/');
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: company.name,
    slogan: content.tagline,
    description: content.summary,
    url: new URL('/', site),
    logo: new URL('/icon-512.png', site),
    email: company.emails.general,
    legalName: company.legal?.name ?? verify?.legalName,
    vatID: company.legal?.vatNumber,
    department: page === 'contact' ? company.locations?.map(placeOf) : undefined,
    telephone: company.phones?.general ?? company.phones?.dispatch,
    sameAs: accounts?.length ? accounts.map(({ href }) => href) : undefined,
  };
}

const webSite = ({ company, labels, paths }: Frame, site: URL) => ({
  '@type': 'WebSite',
  name: company.name,
  url: new URL(paths.home, site),
  inLanguage: labels.language.code,
  publisher: { '@id': organizationId(site) },
});

type RoleEntry = Role & { entry: { rendered?: { html: string } } };

/** Search engines accept it on the page of a single role, never on a list. */
export function jobPosting({ title, pay, details, entry }: RoleEntry, site: URL) {
  const { location, datePosted, validThrough, employmentType } = details!;
  return {
    '@type': 'JobPosting',
    title,
    description: entry.rendered?.html,
    datePosted,
    validThrough,
    employmentType,
    baseSalary: pay && {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: pay.from,
        maxValue: pay.to,
        unitText: pay.per.toUpperCase(),
      },
    },
    hiringOrganization: { '@id': organizationId(site) },
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

/** The questions of a page, if it has any. */
export function faqPage(sections: readonly Section[] = []) {
  const questions = sections.flatMap((it) => (it.type === 'questions' ? it.questions : []));
  if (questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The company, its site, and what a page is about. JSON leaves out what is undefined. */
export const graphOf = (frame: Frame, site: URL, subject?: object) => ({
  '@context': 'https://schema.org',
  '@graph': [organization(frame, site), webSite(frame, site), subject].filter(Boolean),
});

/** `en_GB`: Open Graph wants a region. It calls Latin America LA. */
export function openGraphLocale(code: string) {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region === '419' ? 'LA' : region}`;
}
