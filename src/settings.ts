import { isIP } from 'node:net';

/**
 * What the environment says: read and checked here, and nowhere else. One file, as the build and
 * the server share the folder, the address and where forms deliver. It imports nothing of ours.
 */
type Variables = Readonly<Record<string, string | undefined>>;

const isOrigin = (value: string) => {
  const { protocol = '', origin } = URL.parse(value) ?? {};
  return /^https?:$/.test(protocol) && value.replace(/\/$/, '') === origin;
};
/** Where our own server takes what the forms send: server/inbox. */
export const INBOX = '/api/forms';
const isEndpoint = (value: string) => {
  const { protocol, hostname = '' } = URL.parse(value) ?? {};
  return (
    value === INBOX ||
    protocol === 'https:' ||
    (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  );
};
const startsWith =
  (...protocols: string[]) =>
  (value: string) =>
    protocols.includes(URL.parse(value)?.protocol ?? '');
const isLanguages = (value: string) => {
  const codes = value.split(',');
  return (
    codes.every((it) => /^[a-z]{2,3}(-[a-z]+)?$/i.test(it)) && new Set(codes).size === codes.length
  );
};

/** Services that count visits without cookies: where each is, its script, and what tells our site. */
const SERVICES = {
  plausible: { home: 'https://plausible.io', script: '/js/script.js', site: 'data-domain' },
  umami: { home: 'https://cloud.umami.is', script: '/script.js', site: 'data-website-id' },
};
const ANALYTICS = /^(plausible|umami):([\w.-]+)(?:@(https:\/\/[\w.:-]+))?$/;

function readAnalytics(value: string) {
  const [, name, id, own] = ANALYTICS.exec(value) ?? [];
  if (!name) return undefined;
  const { home, script, site } = SERVICES[name as keyof typeof SERVICES];
  const origin = own ?? home;
  return { origin, script: { src: origin + script, [site]: id, 'data-host-url': origin } };
}

const CMS = /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)(?:@(\S+))?$/;

/** A repository, and what signs in to it without a token: a worker's address, or an app's id. */
function readCms(value: string) {
  const [, name, repo, signIn] = CMS.exec(value) ?? [];
  return name && repo ? { name: name as 'github' | 'gitlab', repo, signIn } : undefined;
}

/** A secret is not repeated when it is wrong. */
type Rule = { fits: (value: string) => boolean; give: string; isSecret?: true };
const ORIGIN: Rule = {
  fits: isOrigin,
  give: 'an address with nothing after the host, such as https://www.example.com',
};

const RULES: Record<string, Rule> = {
  SITE_ORIGIN: ORIGIN,
  MEDIA_ORIGIN: ORIGIN,
  FORM_ENDPOINT: { fits: isEndpoint, give: `${INBOX} or an address that starts with https://` },
  LANGUAGES: {
    fits: isLanguages,
    give: 'folders of the company with commas between them, such as en,es',
  },
  POLICY: { fits: (value) => value === 'meta', give: 'meta to write it into the pages' },
  ANALYTICS: {
    fits: (value) => ANALYTICS.test(value),
    give: 'plausible:example.com or umami:<id>, and @https://… behind it for a service of your own',
  },
  CMS: {
    fits: (value) => CMS.test(value),
    give: 'github:owner/name or gitlab:group/name',
  },
  SOURCE_DATE_EPOCH: {
    fits: (value) => /^\d{1,12}$/.test(value),
    give: 'seconds since 1970, such as $(git log -1 --format=%ct)',
  },
  PORT: {
    fits: (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
    give: 'a whole number from 1 to 65535, such as 3000',
  },
  HOST: {
    fits: (value) => isIP(value) > 0 || value === 'localhost',
    give: 'an address of this machine, such as 127.0.0.1',
  },
  LOG: { fits: (value) => value === 'json', give: 'json for a line a request' },
  TRUST_PROXY: {
    fits: (value) => /^\d$/.test(value),
    give: 'the number of proxies in front of the site, such as 1',
  },
  DATABASE_URL: {
    fits: startsWith('postgres:', 'postgresql:'),
    give: 'an address that starts with postgres://',
    isSecret: true,
  },
  SMTP_URL: {
    fits: startsWith('smtp:', 'smtps:'),
    give: 'an address that starts with smtp:// or smtps://',
    isSecret: true,
  },
  NOTIFY_TO: {
    fits: (value) => /^[^\s@]+@[^\s@]+\.\w{2,}$/.test(value),
    give: 'an e-mail address, such as hello@example.com',
  },
  KEEP_DAYS: {
    fits: (value) => /^[1-9]\d{0,4}$/.test(value),
    give: 'a whole number of days, such as 365',
  },
  POSTS_PER_HOUR: {
    fits: (value) => /^[1-9]\d{0,7}$/.test(value),
    give: 'a whole number, such as 500',
  },
};

function check(name: string, value: string, { fits, give, isSecret }: Rule) {
  const shown = isSecret ? 'not such an address' : `"${value}"`;
  if (!fits(value)) throw new Error(`${name} is ${shown}. Give ${give}, or leave it out.`);
}

/** Hosts that build the site themselves, each known by a variable. */
const HOSTS: {
  name: string;
  sign: string;
  isPreview?: (env: Variables) => boolean;
  origin?: (env: Variables, isPreview: boolean) => string | undefined;
  /** It reads no `_headers`, so pages carry the content policy themselves. */
  isWithoutHeaders?: boolean;
  /** Where two rules set one header it sends both, so /admin has no policy of its own there. */
  isMergingHeaders?: boolean;
}[] = [
  {
    name: 'Netlify',
    sign: 'NETLIFY',
    isPreview: ({ CONTEXT = 'production' }) => CONTEXT !== 'production',
    origin: (env, isPreview) => (isPreview ? env.DEPLOY_PRIME_URL : env.URL),
    isMergingHeaders: true,
  },
  {
    // It names the deployment, https://a1b2.project.pages.dev, but never the production branch.
    name: 'Cloudflare Pages',
    sign: 'CF_PAGES',
    isPreview: (env) => !env.SITE_ORIGIN && !/^ma(in|ster)$/.test(env.CF_PAGES_BRANCH ?? ''),
    origin: ({ CF_PAGES_URL }, isPreview) =>
      isPreview ? CF_PAGES_URL : CF_PAGES_URL?.replace(/\/\/[^.]+\.(?=[^.]+\.pages\.dev$)/, '//'),
  },
  { name: 'Cloudflare Workers', sign: 'WORKERS_CI' },
  {
    name: 'Vercel',
    sign: 'VERCEL',
    isPreview: ({ VERCEL_ENV }) => VERCEL_ENV === 'preview',
    origin: (env, isPreview) => {
      const domain = isPreview ? env.VERCEL_URL : env.VERCEL_PROJECT_PRODUCTION_URL;
      return domain && `https://${domain}`;
    },
    isWithoutHeaders: true,
  },
  {
    // Any other repository is served below a path, but our addresses start at the root.
    name: 'GitHub Pages',
    sign: 'GITHUB_PAGES',
    origin: ({ GITHUB_REPOSITORY = '' }) => {
      const [owner, name] = GITHUB_REPOSITORY.toLowerCase().split('/');
      return name === `${owner}.github.io` ? `https://${name}` : undefined;
    },
    isWithoutHeaders: true,
  },
];

export function readSettings(env: Variables) {
  for (const [name, rule] of Object.entries(RULES)) if (env[name]) check(name, env[name], rule);
  const host = HOSTS.find(({ sign }) => env[sign]);
  const isPreview = host?.isPreview?.(env) ?? false;
  const origin = env.SITE_ORIGIN || host?.origin?.(env, isPreview);
  if (host && !origin)
    throw new Error(
      `${host.name} is building, and nothing says the site's address. Set SITE_ORIGIN there, such as https://www.example.com.`,
    );
  if (host && origin) check(`The address that ${host.name} tells`, origin, ORIGIN);
  if (!env.SMTP_URL !== !env.NOTIFY_TO)
    throw new Error(
      'Of SMTP_URL and NOTIFY_TO one is missing: who sends the mail, and who is told of a message? Set both, or neither.',
    );
  const epoch = env.SOURCE_DATE_EPOCH;
  const proxies = Number(env.TRUST_PROXY || 0);
  const cms = readCms(env.CMS ?? '');
  return {
    /** The folder of the build. */
    out: env.OUT || 'dist',
    /** The public address, for canonical links, sitemap and share pictures. */
    siteOrigin: new URL(origin || 'http://localhost:3000').origin,
    isOriginKnown: Boolean(origin),
    /** Whether a host builds a branch that search engines should not index. */
    isPreview,
    isWithoutHeaders: Boolean(
      env.POLICY === 'meta' || host?.isWithoutHeaders || (host?.isMergingHeaders && cms),
    ),
    /** Who counts visits, or nobody. Visits to a preview do not count. */
    analytics: isPreview ? undefined : readAnalytics(env.ANALYTICS ?? ''),
    /** Whose files /admin edits, or nobody's. */
    cms,
    /** Another host for films and pictures, or empty for the site's own. */
    mediaOrigin: env.MEDIA_ORIGIN ? new URL(env.MEDIA_ORIGIN).origin : '',
    /** Where forms deliver, or empty for the console. */
    formEndpoint: URL.parse(env.FORM_ENDPOINT ?? '')?.href ?? env.FORM_ENDPOINT ?? '',
    /** Folders of the company, the first at the site's root; without it, what company.yaml says. */
    languages: env.LANGUAGES ? env.LANGUAGES.split(',') : undefined,
    /** Without scripts the footer shows its year. */
    buildTime: epoch ? new Date(Number(epoch) * 1000) : new Date(),
    port: Number(env.PORT || 3000),
    /** Empty for all addresses of the machine. */
    host: env.HOST || (proxies > 0 ? '127.0.0.1' : ''),
    isLogged: env.LOG === 'json',
    /** How many proxies in front of us append the address that called them. */
    proxies,
    /** How long messages are kept. The forms say so. */
    keepDays: Number(env.KEEP_DAYS || 365),
    inbox: {
      /** The folder of inbox.db, while there is no databaseUrl. */
      dataDir: env.DATA_DIR || 'data',
      databaseUrl: env.DATABASE_URL || undefined,
      smtpUrl: env.SMTP_URL || undefined,
      notifyTo: env.NOTIFY_TO || undefined,
      postsPerHour: Number(env.POSTS_PER_HOUR || 500),
    },
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** For a person's mistake: one line, no stack trace. */
export function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function readOrStop() {
  try {
    return readSettings(process.env);
  } catch (error) {
    return stop(error);
  }
}

export const settings = readOrStop();
