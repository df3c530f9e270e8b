import { isIP } from 'node:net';

/**
 * Settings from the environment, for the build and the server: read and checked only here. Imports
 * nothing of ours.
 */
type Variables = Readonly<Record<string, string | undefined>>;

const isOrigin = (value: string) => {
  const { protocol = '', origin } = URL.parse(value) ?? {};
  return /^https?:$/.test(protocol) && value.replace(/\/$/, '') === origin;
};
/** Where our own server takes forms: server/inbox. */
export const INBOX = '/api/forms';
const isEndpoint = (value: string) => {
  const { protocol, hostname = '' } = URL.parse(value) ?? {};
  return (
    value === INBOX ||
    protocol === 'https:' ||
    (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  );
};
const isLanguages = (value: string) =>
  value.split(',').every((code) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(code));

/** Services that count visits without cookies: address, script, and attribute for the site's id. */
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

/** `signIn`, for signing in without a token: a worker's address (GitHub) or an app's id (GitLab). */
function readCms(value: string) {
  const [, name, repo, signIn] = CMS.exec(value) ?? [];
  return name && repo ? { name: name as 'github' | 'gitlab', repo, signIn } : undefined;
}

type Rule = [fits: RegExp | ((value: string) => boolean), give: string];
const ORIGIN: Rule = [
  isOrigin,
  'an address with nothing after the host, such as https://www.example.com',
];
const isUrl = (start: RegExp) => (value: string) => start.test(value) && URL.canParse(value);
const ENCODED = ', with # in its password written as %23 and / as %2F';
const RULES: Record<string, Rule> = {
  SITE_ORIGIN: ORIGIN,
  MEDIA_ORIGIN: ORIGIN,
  FORM_ENDPOINT: [isEndpoint, `${INBOX} or an address that starts with https://`],
  LANGUAGES: [isLanguages, 'folders of the company with commas between them, such as en,es'],
  POLICY: [/^meta$/, 'meta to write it into the pages'],
  ANALYTICS: [
    ANALYTICS,
    'plausible:example.com or umami:<id>, and @https://… behind it for a service of your own',
  ],
  CMS: [CMS, 'github:owner/name or gitlab:group/name'],
  SOURCE_DATE_EPOCH: [/^\d{1,12}$/, 'seconds since 1970, such as $(git log -1 --format=%ct)'],
  PORT: [/^[1-9]\d{0,4}$/, 'a whole number from 1 to 65535, such as 3000'],
  HOST: [
    (value) => isIP(value) > 0 || value === 'localhost',
    'an address of this machine, such as 127.0.0.1',
  ],
  LOG: [/^json$/, 'json for one line per request'],
  TRUST_PROXY: [/^\d$/, 'the number of proxies in front of the site, such as 1'],
  DATABASE_URL: [isUrl(/^postgres(ql)?:\/\/./), `one that starts with postgres://${ENCODED}`],
  SMTP_URL: [isUrl(/^smtps?:\/\/./), `one that starts with smtp:// or smtps://${ENCODED}`],
  NOTIFY_TO: [/^[^\s@]+@[^\s@]+\.\w{2,}$/, 'an e-mail address, such as hello@example.com'],
  KEEP_DAYS: [/^[1-9]\d{0,4}$/, 'a whole number of days, such as 365'],
  POSTS_PER_HOUR: [/^[1-9]\d{0,7}$/, 'a whole number, such as 500'],
};
/** Not shown if they are wrong. */
const SECRETS = ['DATABASE_URL', 'SMTP_URL'];

function check(name: string, value: string, [fits, give]: Rule) {
  const shown = SECRETS.includes(name) ? 'not valid' : `"${value}"`;
  if (fits instanceof RegExp ? !fits.test(value) : !fits(value))
    throw new Error(`${name} is ${shown}. Give ${give}, or leave it out.`);
}

type Host = {
  name: string;
  isPreview?: boolean;
  origin?: string | undefined;
  /** It reads no `_headers`, so pages carry the content policy themselves. */
  isWithoutHeaders?: boolean;
};

/** The host that runs the build, if any, by its own variables. */
function hostOf(env: Variables): Host | undefined {
  if (env.NETLIFY) {
    const isPreview = (env.CONTEXT ?? 'production') !== 'production';
    return { name: 'Netlify', isPreview, origin: isPreview ? env.DEPLOY_PRIME_URL : env.URL };
  }
  if (env.CF_PAGES) {
    // It names the deployment, https://a1b2.project.pages.dev, but not the production branch.
    const isPreview = !env.SITE_ORIGIN && !/^ma(in|ster)$/.test(env.CF_PAGES_BRANCH ?? '');
    const project = env.CF_PAGES_URL?.replace(/\/\/[^.]+\.(?=[^.]+\.pages\.dev$)/, '//');
    return { name: 'Cloudflare Pages', isPreview, origin: isPreview ? env.CF_PAGES_URL : project };
  }
  if (env.WORKERS_CI) return { name: 'Cloudflare Workers' };
  if (env.VERCEL) {
    const isPreview = env.VERCEL_ENV === 'preview';
    const domain = isPreview ? env.VERCEL_URL : env.VERCEL_PROJECT_PRODUCTION_URL;
    const origin = domain && `https://${domain}`;
    return { name: 'Vercel', isPreview, origin, isWithoutHeaders: true };
  }
  if (env.GITHUB_PAGES) {
    // Other repositories are served below a path, but our addresses start at the root.
    const [owner, name] = (env.GITHUB_REPOSITORY ?? '').toLowerCase().split('/');
    const origin = name === `${owner}.github.io` ? `https://${name}` : undefined;
    return { name: 'GitHub Pages', origin, isWithoutHeaders: true };
  }
  return undefined;
}

export function readSettings(env: Variables) {
  for (const [name, rule] of Object.entries(RULES)) if (env[name]) check(name, env[name], rule);
  const host = hostOf(env);
  const { isPreview = false, isWithoutHeaders = false } = host ?? {};
  const origin = env.SITE_ORIGIN || host?.origin;
  if (host && !origin)
    throw new Error(
      `${host.name} does not tell the site's address. Set SITE_ORIGIN there, such as https://www.example.com.`,
    );
  if (host && origin) check(`The address from ${host.name}`, origin, ORIGIN);
  if (!env.SMTP_URL !== !env.NOTIFY_TO)
    throw new Error(
      'SMTP_URL says who sends mail, NOTIFY_TO who gets it, and one of them is missing. Set both, or neither.',
    );
  const epoch = env.SOURCE_DATE_EPOCH;
  const proxies = Number(env.TRUST_PROXY || 0);
  const cms = readCms(env.CMS ?? '');
  return {
    out: env.OUT || 'dist',
    /** The public address, for canonical links, sitemap and share pictures. */
    siteOrigin: new URL(origin || 'http://localhost:3000').origin,
    isOriginKnown: Boolean(origin),
    /** A host's build of a branch, which search engines should not index. */
    isPreview,
    // Netlify sends both values where two rules set one header, so each page carries its policy.
    isWithoutHeaders: env.POLICY === 'meta' || isWithoutHeaders || Boolean(cms && env.NETLIFY),
    /** Visits to a preview are not counted. */
    analytics: isPreview ? undefined : readAnalytics(env.ANALYTICS ?? ''),
    /** The repository that /admin edits. Without one there is no /admin. */
    cms,
    /** Another host for films and pictures, or empty for the site's own. */
    mediaOrigin: env.MEDIA_ORIGIN ? new URL(env.MEDIA_ORIGIN).origin : '',
    /** Where forms deliver, or empty for the console. */
    formEndpoint: URL.parse(env.FORM_ENDPOINT ?? '')?.href ?? env.FORM_ENDPOINT ?? '',
    /** Overrides the languages of company.yaml. */
    languages: env.LANGUAGES ? env.LANGUAGES.split(',') : undefined,
    /** Its year is in the footer. */
    buildTime: epoch ? new Date(Number(epoch) * 1000) : new Date(),
    port: Number(env.PORT || 3000),
    /** Empty for all addresses of the machine. */
    host: env.HOST || (proxies > 0 ? '127.0.0.1' : ''),
    isLogged: env.LOG === 'json',
    /** How many proxies in front of us append their caller's address. */
    proxies,
    /** How long messages are kept. The forms say so. */
    keepDays: Number(env.KEEP_DAYS || 365),
    inbox: {
      /** The folder of inbox.db. Unused with a databaseUrl. */
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
