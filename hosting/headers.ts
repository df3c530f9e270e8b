import { createHash } from 'node:crypto';

/** What the build knows when it says who may do what on our pages. */
export type PolicySettings = {
  /** The policy's names for the stylesheets inside the pages, one a language at most. */
  styleHashes: readonly string[];
  /** And for the one script inside: what the browser may fetch ahead. */
  scriptHash: string;
  siteOrigin: string;
  mediaOrigin: string;
  /** Where the forms send what visitors write; unset, they send nothing anywhere. */
  formEndpoint?: string;
};

/** How a policy names a stylesheet, and a script tag its script, by what is in it. */
export const sourceHash = (text: string | Uint8Array) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const INLINE = /<(style|script)\b((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>(.*?)<\/\1>/gs;
const OWN_STYLE = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*?\s+((?:style|on[a-z]+)="[^"]*")/g;

/** The styles and scripts inside a document, as a policy names them; data is none of them. */
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

/** Powerful features of browsers. The site uses none of them, and nothing that slips in shall. */
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

/** Allows only what a page of ours uses: `e2e/policy.spec.ts` finds no violation on any page. */
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
    // Ours ask for the forms' address only; audits read robots.txt as the page would.
    `connect-src ${["'self'", formSource !== "'self'" && formSource].filter(Boolean).join(' ')}`,
    `form-action ${formSource || "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // On a plain-http address this would send every request to a port that does not answer.
    siteOrigin.startsWith('https:') && 'upgrade-insecure-requests',
  ]
    .filter(Boolean)
    .join('; ');
}

/** What of the policy a page can say of itself, for a host that sends no headers of ours. */
export const policyInPage = (settings: PolicySettings) =>
  policy(settings).replace(/ frame-ancestors [^;]+;/, '');

export type Headers = Record<string, string>;

/** How long a browser may keep what: asked again every time, unless its folder says more. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The headers of answers, as data: the build writes them for each host, our server reads them. */
export type SiteHeaders = {
  /** Of every answer. */
  everywhere: Headers;
  /** Of every answer that a browser may show by itself: pages, errors, texts. */
  documents: Headers;
  /** Of drawings in their place: opened by itself, one is a document that could run a script. */
  drawings: Headers;
  /** Of files in a folder; they replace those of the same name. */
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
    // Browsers heed it over https alone.
    'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': FEATURES_OFF.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  drawings: {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  },
  folders: {
    // Named after their content: another content is another file.
    '/static/': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    // Named by hand: a new film under an old name is seen everywhere after a day.
    '/media/': { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  },
});

/** The endings of files that are only ever a part of a page: a document's headers mean nothing. */
export const PARTS = ['avif', 'ico', 'jpg', 'js', 'mp4', 'png', 'webmanifest', 'webp', 'woff2'];
export const DRAWING = 'svg';

/** The headers of the file at a path. */
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

/** Other spellings of a page's address. Each leads to the one that counts. */
export const otherSpellings = (path: string) =>
  path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`];
