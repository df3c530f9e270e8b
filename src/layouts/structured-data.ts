/** Structured data for search engines: schema.org in JSON-LD. */
import type { Location } from '../content/carrier-fields.ts';
import { TODAY } from '../content/publication.ts';
import type { FrameContent } from '../content/read.ts';
import type { Role, Section } from '../content/schema.ts';

const organizationId = (site: URL) => new URL('/#organization', site).href;

type Address = Pick<Location, 'street' | 'postcode' | 'town' | 'region' | 'country'>;

const postalAddress = ({ street, postcode, town, region, country }: Address) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode: postcode,
  addressLocality: town,
  addressRegion: region,
  addressCountry: country,
});

/** A depot or an office, on the page that shows them. */
const localBusiness = ({ name, phone, email, opens, map, ...address }: Location) => ({
  '@type': 'LocalBusiness',
  name,
  address: postalAddress(address),
  telephone: phone,
  email,
  openingHours: opens?.split(', '),
  hasMap: map,
});

function organization({ page, company, content, verify }: FrameContent, site: URL) {
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
    address: company.legal && postalAddress(company.legal),
    vatID: company.legal?.vatNumber,
    department: page === 'contact' ? company.locations?.map(localBusiness) : undefined,
    telephone: company.phones?.general ?? company.phones?.dispatch,
    sameAs: accounts?.length ? accounts.map(({ href }) => href) : undefined,
    potentialAction: company.tracking && {
      '@type': 'TrackAction',
      target: { '@type': 'EntryPoint', urlTemplate: company.tracking },
    },
  };
}

const webSite = ({ company, labels, paths }: FrameContent, site: URL) => ({
  '@type': 'WebSite',
  name: company.name,
  url: new URL(paths.home, site),
  inLanguage: labels.language.code,
  publisher: { '@id': organizationId(site) },
});

type RoleEntry = Role & { entry: { rendered?: { html: string } } };

/** Search engines accept it on the page of a single role, never on a list. */
export function jobPosting({ title, text, pay, schedule, details, entry }: RoleEntry, site: URL) {
  const { location, datePosted, validThrough, employmentType, duties, requirements } = details!;
  return {
    '@type': 'JobPosting',
    title,
    description: [text, entry.rendered?.html].filter(Boolean).join('\n'),
    responsibilities: duties,
    qualifications: requirements,
    workHours: schedule,
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

function faqPage(sections: readonly Section[]) {
  const questions = sections.flatMap((section) =>
    section.type === 'questions' ? section.questions : [],
  );
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

/** The questions of a page for search engines, and the certificates that are still valid. */
export const subjectsOf = (sections: readonly Section[] = [], site: URL, today = TODAY) =>
  [faqPage(sections), certifiedOrganization(sections, site, today)].filter(
    (subject) => subject !== undefined,
  );

/** Adds to what is known of the company, which has the same id on every page. */
function certifiedOrganization(sections: readonly Section[], site: URL, today: string) {
  const documents = sections.flatMap((section) =>
    section.type === 'documents' ? section.documents : [],
  );
  const valid = documents.filter(({ validUntil }) => validUntil && validUntil >= today);
  if (valid.length === 0) return undefined;
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    hasCertification: valid.map(({ title, file, issuer, number, validUntil }) => ({
      '@type': 'Certification',
      name: title,
      url: new URL(file, site),
      issuedBy: issuer && { '@type': 'Organization', name: issuer },
      certificationIdentification: number,
      expires: validUntil,
    })),
  };
}

/** The company, its site and what a page is about. JSON leaves out what is undefined. */
export const graphOf = (frame: FrameContent, site: URL, subjects: object[] = []) => ({
  '@context': 'https://schema.org',
  '@graph': [organization(frame, site), webSite(frame, site), ...subjects],
});

/** `en_GB`, because Open Graph wants a region. Its code for Latin America, 419, is LA. */
export function openGraphLocale(code: string) {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region === '419' ? 'LA' : region}`;
}
