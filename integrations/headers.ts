/** Every response header that the site needs, for our server and for hosts. */
import type { Settings } from '../src/settings.ts';
import type { PolicyHashes } from './document.ts';

export type Headers = Record<string, string>;
type PolicySettings = Pick<
  Settings,
  'siteOrigin' | 'mediaOrigin' | 'formEndpoint' | 'analytics' | 'cms'
> & { tracking?: string | undefined };

export function policyOf(
  { styles, scripts }: PolicyHashes,
  { siteOrigin, mediaOrigin, formEndpoint, analytics, cms, tracking = '' }: PolicySettings,
) {
  const form = URL.parse(formEndpoint)?.origin;
  const analyticsOrigin = analytics?.origin;
  const self = formEndpoint ? "'self'" : undefined;
  const targets = [form ?? self, URL.parse(tracking)?.origin].filter(Boolean);
  const directive = (name: string, ...values: (string | undefined)[]) =>
    [name, ...values.filter(Boolean)].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", analyticsOrigin, ...scripts),
    directive('style-src', ...styles),
    // Matomo, the only service with an inline script, counts some visits with a picture.
    directive('img-src', "'self'", mediaOrigin, analytics?.inlineScript && analyticsOrigin),
    directive('media-src', "'self'", mediaOrigin),
    directive('font-src', "'self'"),
    directive('manifest-src', "'self'"),
    // The form endpoint, and robots.txt, which audits fetch from within the page.
    directive('connect-src', "'self'", form, analyticsOrigin),
    directive('form-action', ...(targets.length > 0 ? targets : ["'none'"])),
    directive('base-uri', "'none'"),
    // The CMS shows the page beside its form.
    directive('frame-ancestors', cms ? "'self'" : "'none'"),
    directive('require-trusted-types-for', "'script'"),
    directive('trusted-types', "'none'"),
    // On plain http it would redirect every request to a port where nothing listens.
    ...(siteOrigin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Each host's API and status page, and where it keeps the pictures of accounts. */
const REPOSITORIES = {
  github: {
    api: 'https://api.github.com https://www.githubstatus.com',
    accounts: 'https://avatars.githubusercontent.com',
  },
  gitlab: {
    api: 'https://gitlab.com https://status-api.hostedstatus.com',
    accounts: 'https://gitlab.com https://secure.gravatar.com',
  },
};

/**
 * The CMS writes styles, converts pictures in WebAssembly, shows pictures from memory, and saves to
 * the repository.
 */
export const adminPolicy = (cms: Settings['cms']) => {
  const { api, accounts } = cms ? REPOSITORIES[cms.name] : { api: '', accounts: '' };
  return [
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data: ${accounts}`.trim(),
    "media-src 'self' blob:; font-src 'self' data:",
    `connect-src 'self' blob: data: ${api}`.trim(),
    "frame-src 'self' blob:; manifest-src blob:; frame-ancestors 'none'",
    "base-uri 'self'; form-action 'none'",
  ].join('; ');
};

const ANCESTORS = / (frame-ancestors [^;]+);/;
const frameAncestorsOf = (policy: string) => ANCESTORS.exec(policy)?.[1] ?? '';

/** The policy that is written into a page. There `frame-ancestors` would have no effect. */
export const withoutFrameAncestors = (policy: string) => policy.replace(ANCESTORS, '');

const headersForAllFiles = (mediaOrigin: string): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  // The other host serves this build too, and must let our pages show its films and pictures.
  'Cross-Origin-Resource-Policy': mediaOrigin ? 'cross-origin' : 'same-origin',
});

const DOCUMENTS: Headers = {
  // Two years. Browsers ignore it over plain http.
  'Strict-Transport-Security': 'max-age=63072000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The site uses no powerful feature, and injected code must not either.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** For files named after their content: new content gets a new name. */
const HASHED = 'public, max-age=31536000, immutable';

/** For files named by people: a new film under an old name reaches everybody within a day. */
const NAMED = 'public, max-age=86400, stale-while-revalidate=604800';

const cachingOf = (path: string) => {
  if (path.startsWith('/static/')) return HASHED;
  return path.startsWith('/media/') ? NAMED : 'no-cache';
};

/** Files that a browser shows when they are opened by themselves; an SVG could run a script. */
const OPENED_DIRECTLY = /\.(svg|xml|txt|csv)$/;
const OPENED_DIRECTLY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Signing in opens another window, which has to report back. */
const ADMIN: Headers = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };

/** The headers of an address. Only documents, which have a policy, get all of them. */
export const headersOf = (path: string, policyOfDocument = '', mediaOrigin = ''): Headers => ({
  ...headersForAllFiles(mediaOrigin),
  'Cache-Control': cachingOf(path),
  ...(OPENED_DIRECTLY.test(path) && { 'Content-Security-Policy': OPENED_DIRECTLY_POLICY }),
  ...(policyOfDocument && { ...DOCUMENTS, 'Content-Security-Policy': policyOfDocument }),
  ...(path === '/admin' && ADMIN),
});

const linesOf = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/**
 * `_headers`, for Cloudflare and Netlify. They send both values where two rules set one header, so
 * all files share a policy with the hashes of all pages. Hashed files are named one by one, because
 * the rules also apply to missing files: browsers would keep the 404 for an old script for a year.
 */
export function hostHeaders(
  sharedPolicy: string,
  files: string[],
  settings: Pick<Settings, 'isPreview' | 'hasPolicyInPages' | 'mediaOrigin' | 'cms'>,
) {
  const { isPreview, hasPolicyInPages, mediaOrigin, cms } = settings;
  const shared = {
    ...headersForAllFiles(mediaOrigin),
    ...DOCUMENTS,
    'Content-Security-Policy': hasPolicyInPages ? frameAncestorsOf(sharedPolicy) : sharedPolicy,
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
  };
  // Only Cloudflare can remove a header of an earlier rule; elsewhere pages carry their policy.
  const admin = hasPolicyInPages
    ? linesOf(ADMIN)
    : Object.entries({ 'Content-Security-Policy': adminPolicy(cms), ...ADMIN }).flatMap(
        ([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`],
      );
  const hashed = files
    .filter((file) => file.startsWith('static/'))
    .map((file) => encodeURI(`/${file}`));
  const lines = [
    '/*',
    ...linesOf(shared),
    ...(cms ? ['/admin', ...admin] : []),
    // Cloudflare reads the first hundred rules.
    '/media/*',
    ...linesOf({ 'Cache-Control': NAMED }),
    ...hashed.flatMap((path) => [path, ...linesOf({ 'Cache-Control': HASHED })]),
  ];
  return `${lines.join('\n')}\n`;
}
