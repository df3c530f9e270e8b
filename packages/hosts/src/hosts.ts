/** Patterns of claims in e2e/tools/server-contract.ts, and how a host differs from them. */
type Reasons = Record<string, string>;

export type Host = {
  /** Which files of the build it reads, in words. */
  reads: string;
  /** How it differs from our own server. */
  differs: Reasons;
  /** What its local emulator does not show. */
  unseen?: Reasons;
  /** Beyond these it rejects or ignores: bytes per file, files, header rules, letters per rule. */
  limits?: { fileBytes?: number; files?: number; headerRules?: number; letters?: number };
};

const MIB = 1024 * 1024;

const PARTS_TOO: Reasons = {
  '^(drawing|script|film): (Content-S|Cross-Origin-O|Permissions|Referrer|Strict)':
    'scripts and pictures carry the headers of documents too',
};
const NO_ALLOW: Reasons = { ': Allow$': 'refuses other methods without naming those it allows' };
const FILES_TOO: Reasons = {
  '^/(404|404\\.html|index|/about|about\\.html/)/?: not found$':
    'other spellings lead to the page, or to the page for what is missing with 200',
};
const FOLDER_TOO: Reasons = {
  '^/media/: kept$': 'what is missing below `/media/` is kept for a day, as what is there',
};
const JAVASCRIPT: Reasons = { '^script: type$': 'scripts are application/javascript' };
const UNSEEN_ON_A_MACHINE: Reasons = {
  ': (brotli|gzip|Vary)$': 'how the network compresses',
  '^range: ': 'parts of a film: its server sends the whole',
};

const cloudflare = {
  limits: { fileBytes: 25 * MIB, files: 20_000, headerRules: 100, letters: 2000 },
};

export const hosts: Record<string, Host> = {
  'Cloudflare Workers': {
    ...cloudflare,
    reads: '`deploy/wrangler.jsonc`, `dist/_headers`, `dist/_redirects`',
    differs: {
      ...PARTS_TOO,
      ...NO_ALLOW,
      ...FILES_TOO,
      ...FOLDER_TOO,
      '^/static/\\.\\.%2f.*: not found$': 'a path that climbs is redirected to where it leads',
      ': type of 304$': 'an answer of 304 names a type',
    },
    unseen: { ...UNSEEN_ON_A_MACHINE, ': length of HEAD$': 'the length of a film in HEAD' },
  },
  'Cloudflare Pages': {
    ...cloudflare,
    reads: '`dist/_headers`, `dist/_redirects`',
    differs: {
      ...PARTS_TOO,
      ...NO_ALLOW,
      ...FILES_TOO,
      ...JAVASCRIPT,
      '^(missing: Cache-Control|.*: kept)$': 'a missing page is not kept at all',
      ': tag of 304$': 'the tag in a 304 is marked as weak',
      '^/(index\\.html\\.br|robots\\.txt)/?: not found$':
        'compressed copies are found by their names, and a slash behind a file is taken away',
    },
    unseen: {
      ...UNSEEN_ON_A_MACHINE,
      '^/(_headers|_redirects|\\.assetsignore)/?: not found$':
        'that its own settings are hidden: they are not uploaded',
    },
  },
  Netlify: {
    reads: '`netlify.toml`, `dist/_headers`, `deploy/netlify-redirects`',
    differs: {
      ...PARTS_TOO,
      ...NO_ALLOW,
      ...FILES_TOO,
      ...JAVASCRIPT,
      '^/about/: (moved|Location)$': 'a page is shown at its address with a slash too',
      '^/index\\.html\\.br: not found$': 'compressed copies are found by their names',
    },
    unseen: {
      ...UNSEEN_ON_A_MACHINE,
      ': (Cache-Control|kept)$': 'how long files are kept: its server always says 0',
      ': type of 304$': 'that a 304 names no type',
      '^/(_headers|_redirects|\\.assetsignore): not found$':
        'that its own settings are hidden: they are not uploaded',
    },
  },
  Vercel: {
    reads: '`vercel.json`, `deploy/vercel-output.json`',
    differs: PARTS_TOO,
    unseen: {
      ...UNSEEN_ON_A_MACHINE,
      ': (304|tag of 304|type of 304|another tag)$': 'tags',
      '^[A-Z]+: (refused|Allow)$': 'that it refuses other methods',
    },
    limits: { fileBytes: 100 * MIB, files: 15_000 },
  },
  Firebase: {
    reads: '`deploy/firebase.json`',
    differs: {
      ...PARTS_TOO,
      ...FILES_TOO,
      ...FOLDER_TOO,
      '^below a language: ': "what is missing is shown in the first language's page",
    },
    unseen: {
      ...UNSEEN_ON_A_MACHINE,
      ...JAVASCRIPT,
      ': Location$': 'a query in a redirect: its server escapes it twice',
      ': (304|type of 304)$': 'tags: its server compares them without their quotes',
      '^[A-Z]+: (refused|Allow)$': 'that it refuses other methods',
      '^/(_headers|_redirects|\\.assetsignore|index\\.html\\.br): not found$':
        'that what `firebase.json` ignores is not uploaded',
    },
  },
  'GitHub Pages': {
    reads: 'nothing: it has no settings',
    differs: {
      headers: 'sends no headers of ours: the policy is in the pages, the rest is missing',
      kept: 'everything is kept for ten minutes',
      spellings: '`/about.html` is shown, `/about/` is not found',
      missing: "what is missing is shown in the first language's page",
    },
    limits: { fileBytes: 100 * MIB },
  },
  'S3 with CloudFront': {
    reads: 'nothing: see `deploy/headers.json`',
    differs: {
      headers: 'headers stand in a response headers policy, to be written by hand',
      spellings: '`/about` needs a function that adds `.html`; S3 alone answers 403',
      missing: "an error response for 403 and 404 shows the first language's page",
    },
  },
};

/** The hosts as the table of docs/publishing.md shows them. */
export const hostTable = () => [
  '| host | what it reads | how it differs from our own server | what its server here does not show |',
  '|---|---|---|---|',
  ...Object.entries(hosts).map(([name, { reads, differs, unseen }]) => {
    const cells = [differs, unseen ?? { all: 'it has none: not tried' }];
    const reasons = cells.map((list) => [...new Set(Object.values(list))].join('; '));
    return `| ${[name, reads, ...reasons].join(' | ')} |`;
  }),
];
