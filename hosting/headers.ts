import { createHash } from 'node:crypto';

export type PolicySettings = {
  /** The hashes of the inline stylesheets, one per language at most. */
  styleHashes: readonly string[];
  /** The hash of the one inline script: the speculation rules. */
  scriptHash: string;
  siteOrigin: string;
  mediaOrigin: string;
  /** Where the forms send their values; if unset, they send nothing. */
  formEndpoint?: string;
};

/** The hash of a stylesheet or a script, for a policy and for `integrity`. */
export const sourceHash = (text: string | Uint8Array) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const INLINE = /<(style|script)\b((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>(.*?)<\/\1>/gs;
const OWN_STYLE = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+((?:style|on[a-z]+)="[^"]*")/g;

/** The hashes of a document's inline styles and scripts; data blocks need none. */
export const inlineSources = (html: string) =>
  [...html.matchAll(INLINE)]
    .filter(([, , attributes]) => !/\ssrc=|ld\+json/.test(attributes!))
    .map(([, , , text]) => sourceHash(text!));

/** What the policy blocks in a document: unlisted hashes, and every style or event attribute. */
export const refusedSources = (html: string, policy: string) => [
  ...inlineSources(html).filter((hash) => !policy.includes(hash)),
  ...[...html.replace(INLINE, '').matchAll(OWN_STYLE)].map(([, attribute]) => attribute!),
];

const TWO_YEARS = 63_072_000;

/** Powerful browser features. The site uses none, and injected code must not either. */
const FEATURES_OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Allows only what our pages use: `e2e/policy.spec.ts` finds no violation on any page. */
export function policy(settings: PolicySettings) {
  const { styleHashes, scriptHash, siteOrigin, mediaOrigin, formEndpoint = '' } = settings;
  const form = formEndpoint && new URL(formEndpoint, siteOrigin).origin;
  const formSource = form === siteOrigin ? "'self'" : form;
  const media = ["'self'", mediaOrigin].filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHash}`,
    `style-src ${styleHashes.join(' ')}`,
    `img-src ${media}`,
    `media-src ${media}`,
    "font-src 'self'",
    "manifest-src 'self'",
    // Our pages only request the form endpoint; audits read robots.txt from within the page.
    `connect-src ${["'self'", formSource !== "'self'" && formSource].filter(Boolean).join(' ')}`,
    `form-action ${formSource || "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // On a plain http address this would send every request to a port that nobody listens on.
    siteOrigin.startsWith('https:') && 'upgrade-insecure-requests',
  ]
    .filter(Boolean)
    .join('; ');
}

/** The part of the policy that works in a meta tag, for hosts that cannot send our headers. */
export const policyInPage = (settings: PolicySettings) =>
  policy(settings).replace(/ frame-ancestors [^;]+;/, '');

export type Headers = Record<string, string>;

/** The default for caching: revalidate every time, unless the file's folder says otherwise. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The response headers as data: the build writes them for each host, our server reads them. */
export type SiteHeaders = {
  everywhere: Headers;
  /** Of every response that a browser may show by itself: pages, errors, texts. */
  documents: Headers;
  /** Of SVG files instead: opened directly, one is a document that could run a script. */
  drawings: Headers;
  /** Of files in a folder; they override headers of the same name. */
  folders: Record<string, Headers>;
};

export const siteHeaders = (settings: PolicySettings): SiteHeaders => ({
  everywhere: {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': REVALIDATE,
  },
  documents: {
    'Content-Security-Policy': policy(settings),
    // Browsers ignore it over plain http.
    'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': FEATURES_OFF.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  drawings: {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  },
  folders: {
    // Named after their content: new content gets a new name.
    '/static/': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    // Named by hand: a new film under an old name reaches everybody within a day.
    '/media/': { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  },
});

/** Extensions of files that are only part of a page: a document's headers mean nothing there. */
export const PARTS = ['avif', 'ico', 'jpg', 'js', 'mp4', 'png', 'webmanifest', 'webp', 'woff2'];
export const DRAWING = 'svg';

export function headersOf(headers: SiteHeaders, path: string): Headers {
  const { everywhere, documents, drawings, folders } = headers;
  const ending = path.split('.').at(-1)!;
  const shown = ending === DRAWING ? drawings : documents;
  const folder = Object.keys(folders).find((start) => path.startsWith(start));
  return {
    ...everywhere,
    ...(!PARTS.includes(ending) && shown),
    ...(folder && folders[folder]),
  };
}

/** Other spellings of a page's address. Each redirects to the canonical one. */
export const otherSpellings = (path: string) =>
  path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`];
