/** Settings from the environment, for the build and the server: read and checked only here. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

type Variables = Readonly<Record<string, string | undefined>>;

/** The address at which our own server takes forms: server/inbox. */
export const INBOX = '/api/forms';

/** `expected` completes the error about a value that does not match: "Give a whole number, …". */
const matching = (rule: RegExp | ((value: string) => boolean), expected: string) =>
  rule instanceof RegExp ? z.string().regex(rule, expected) : z.string().refine(rule, expected);

const integer = (expected: string, from: number, to: number) =>
  matching(
    (value) => /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to,
    expected,
  ).transform(Number);

const origin = matching((value) => {
  const { protocol = '', origin } = URL.parse(value) ?? {};
  return /^https?:$/.test(protocol) && value.replace(/\/$/, '') === origin;
}, 'an address with nothing after the host, such as https://www.example.com').transform(
  (value) => new URL(value).origin,
);

const ENCODED = ', with # in its password written as %23 and / as %2F';
const url = (start: RegExp, expected: string) =>
  matching((value) => start.test(value) && URL.canParse(value), expected + ENCODED);

const isEndpoint = (value: string) => {
  const { protocol, hostname = '' } = URL.parse(value) ?? {};
  return (
    value === INBOX ||
    protocol === 'https:' ||
    (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  );
};
/** The code of a language, which is also the name of its folder: `en`, `pt-BR`. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const isLanguageList = (value: string) =>
  value.split(',').every((code) => LANGUAGE_CODE.test(code));

/** Services that count visits without cookies: their own server, if any, and their script. */
const ANALYTICS_SERVICES: Record<
  string,
  { server?: string; script: string; siteAttribute?: string }
> = {
  plausible: {
    server: 'https://plausible.io',
    script: '/js/script.js',
    siteAttribute: 'data-domain',
  },
  umami: {
    server: 'https://cloud.umami.is',
    script: '/script.js',
    siteAttribute: 'data-website-id',
  },
  matomo: { script: '/matomo.js' },
};

/** `service:site` or `service:site@https://…`; Matomo has no server but the company's own. */
function parseAnalytics(value: string) {
  const [, service = '', site = '', ownServer] =
    /^(plausible|umami|matomo):([\w.-]+)(?:@(https:\/\/[\w.:-]+))?$/.exec(value) ?? [];
  const known = ANALYTICS_SERVICES[service];
  const origin = ownServer ?? known?.server;
  const isNumber = /^\d+$/.test(site);
  if (!known || !origin || (service === 'matomo' && !isNumber)) return undefined;
  return { origin, site, ...known };
}

function readAnalytics(value: string) {
  const { origin, site, script, siteAttribute } = parseAnalytics(value)!;
  const src = origin + script;
  if (siteAttribute)
    return { origin, script: { src, [siteAttribute]: site, 'data-host-url': origin } };
  const commands = [
    ['disableCookies'],
    ['setTrackerUrl', `${origin}/matomo.php`],
    ['setSiteId', site],
    ['trackPageView'],
    ['enableLinkTracking'],
  ];
  return { origin, script: { src }, inlineScript: `var _paq=${JSON.stringify(commands)}` };
}

const CMS = /^(github|gitlab):([\w.-]+(?:\/[\w.-]+)+)(?:@(\S+))?$/;

/** `signIn`, for signing in without a token: a worker's address (GitHub) or an app's id (GitLab). */
function readCms(value: string) {
  const [, name, repo, signIn] = CMS.exec(value)!;
  return { name: name as 'github' | 'gitlab', repo: repo!, signIn };
}

const MAIL_NEEDS_BOTH =
  'SMTP_URL and NOTIFY_TO belong together: who sends mail, and who gets it. Set both, or neither.';

/** `unset` says what happens without a setting that has no default value. */
const describe = (description: string, unset?: string) => ({ description, unset });

const variables = z.object({
  PORT: integer('a whole number from 1 to 65535, such as 3000', 1, 65_535)
    .default(3000)
    .meta(describe('the port on which `npm start` listens')),
  HOST: matching(
    (value) => isIP(value) > 0 || value === 'localhost',
    'an address of this machine, such as 127.0.0.1',
  )
    .optional()
    .meta(describe('the address to listen on', 'all addresses; `127.0.0.1` behind a proxy')),
  LOG: matching(/^json$/, 'json for one line per request')
    .optional()
    .meta(describe('`json` writes a line for each request', 'off')),
  TRUST_PROXY: integer('the number of proxies in front of the site, such as 1', 0, 9)
    .default(0)
    .meta(describe('how many proxies are in front: 1 for nginx or Caddy, 2 with a CDN before it')),
  SITE_ORIGIN: origin
    .optional()
    .meta(
      describe(
        'the public address, for canonical links, sitemap and share pictures',
        'from the host, else `http://localhost:3000`',
      ),
    ),
  COMPANY: z
    .string()
    .optional()
    .meta(
      describe(
        'the folder of the company that is shown',
        '`company` if it exists, else `examples/kelvin`',
      ),
    ),
  LANGUAGES: matching(
    isLanguageList,
    'folders of the company with commas between them, such as en,es',
  )
    .transform((value) => value.split(','))
    .optional()
    .meta(
      describe(
        'the languages to build, such as `en,es`, of which the first is at the root',
        'as in `company.yaml`',
      ),
    ),
  FORM_ENDPOINT: matching(isEndpoint, `${INBOX} or an address that starts with https://`)
    .transform((value) => URL.parse(value)?.href ?? value)
    .optional()
    .meta(
      describe(
        'where the forms deliver: `/api/forms` (our own server) or the `https://` address of a form service. More: [forms.md](forms.md)',
        'the console',
      ),
    ),
  MEDIA_ORIGIN: origin
    .optional()
    .meta(
      describe(
        'another host for films and pictures, which serves the same `/media/` and `/static/` with `Cross-Origin-Resource-Policy: cross-origin`. The headers of this build say so themselves; on Vercel write it in `vercel.json`',
        'the site itself',
      ),
    ),
  ANALYTICS: matching(
    (value) => parseAnalytics(value) !== undefined,
    'plausible:example.com, umami:<id> or matomo:<number>@https://…; the first two may have @https://… as well, for a service of your own',
  )
    .transform(readAnalytics)
    .optional()
    .meta(
      describe(
        'the service that counts visits without cookies: `plausible:example.com` or `umami:<id>`; add `@https://…` for a server of your own, as in `matomo:1@https://…`',
        'no statistics',
      ),
    ),
  CMS: matching(CMS, 'github:owner/name or gitlab:group/name')
    .transform(readCms)
    .optional()
    .meta(
      describe(
        'the repository that `/admin` edits: `github:owner/name` or `gitlab:group/name`; add `@…` for the service that signs people in. More: [editing.md](editing.md)',
        'no `/admin`',
      ),
    ),
  CMS_REVIEW: matching(/^true$/, 'true for a pull request for each change')
    .optional()
    .meta(
      describe(
        '`true` makes `/admin` open a pull request for each change, so that somebody else can review it',
        'changes are published when they are saved',
      ),
    ),
  POLICY: matching(/^meta$/, 'meta to write it into the pages')
    .optional()
    .meta(
      describe(
        '`meta` writes the content policy into the pages, for a host that sends no headers',
        'the policy is in headers',
      ),
    ),
  OUT: z.string().default('dist').meta(describe('the folder that the build writes')),
  SOURCE_DATE_EPOCH: matching(
    /^\d{1,12}$/,
    'seconds since 1970, such as $(git log -1 --format=%ct)',
  )
    .transform((value) => new Date(Number(value) * 1000))
    .optional()
    .meta(
      describe(
        'the time of the build in seconds since 1970: for dates that become due, and to make two builds of one commit equal',
        'now',
      ),
    ),
  // Only the server that takes the forms reads the following settings.
  SMTP_URL: url(/^smtps?:\/\/./, 'one that starts with smtp:// or smtps://')
    .optional()
    .meta({
      ...describe('the mail server, such as `smtps://user:password@mail.example.com`', 'no mail'),
      isSecret: true,
    }),
  NOTIFY_TO: matching(/^[^\s@]+@[^\s@]+\.\w{2,}$/, 'an e-mail address, such as hello@example.com')
    .optional()
    .meta(describe('the address that gets a mail about each message', 'no mail')),
  DATA_DIR: z.string().default('data').meta(describe('the folder of `inbox.db`')),
  DATABASE_URL: url(/^postgres(ql)?:\/\/./, 'one that starts with postgres://')
    .optional()
    .meta({
      ...describe(
        'PostgreSQL in place of the file, for several servers: `postgres://…`',
        '`inbox.db`',
      ),
      isSecret: true,
    }),
  // At least 2, because sentences name it with the plural, days.
  KEEP_DAYS: integer('a whole number of days from 2, such as 365', 2, 99_999)
    .default(365)
    .meta(
      describe(
        'how many days a message is kept. The build reads it too, because the forms name it',
      ),
    ),
  POSTS_PER_HOUR: integer('a whole number, such as 500', 1, 99_999_999)
    .default(500)
    .meta(
      describe(
        'how many messages all visitors together may send in an hour, so that nobody can fill the disk',
      ),
    ),
});

/** docs/settings.md and .env.example say the same. */
export const schema = variables.refine(
  ({ SMTP_URL, NOTIFY_TO }) => Boolean(SMTP_URL) === Boolean(NOTIFY_TO),
  MAIL_NEEDS_BOTH,
);

/** An empty variable counts as not set. */
const withoutEmpty = (env: Variables) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value));

function parse(env: Variables) {
  const { data, error } = schema.safeParse(withoutEmpty(env));
  if (data) return data;
  const [{ path, message }] = error.issues as [z.core.$ZodIssue];
  const name = path[0] as keyof typeof schema.shape | undefined;
  if (!name) throw new Error(message);
  const { isSecret } = schema.shape[name].meta() ?? {};
  throw new Error(
    `${name} is ${isSecret ? 'not valid' : `"${env[name]}"`}. Give ${message}, or leave it out.`,
  );
}

type Host = {
  name: string;
  isPreview?: boolean;
  origin?: string | undefined;
  /** The host reads no `_headers`, so pages carry the content policy themselves. */
  hasPolicyInPages?: boolean;
};

/** The host that runs the build, recognised by its own variables. */
function hostOf(env: Variables): Host | undefined {
  if (env.NETLIFY) {
    const isPreview = (env.CONTEXT ?? 'production') !== 'production';
    return { name: 'Netlify', isPreview, origin: isPreview ? env.DEPLOY_PRIME_URL : env.URL };
  }
  if (env.CF_PAGES) {
    // It tells the deployment's address, https://a1b2.project.pages.dev, but no production branch.
    const isPreview = !env.SITE_ORIGIN && !/^ma(in|ster)$/.test(env.CF_PAGES_BRANCH ?? '');
    const project = env.CF_PAGES_URL?.replace(/\/\/[^.]+\.(?=[^.]+\.pages\.dev$)/, '//');
    return { name: 'Cloudflare Pages', isPreview, origin: isPreview ? env.CF_PAGES_URL : project };
  }
  if (env.WORKERS_CI) return { name: 'Cloudflare Workers' };
  if (env.VERCEL) {
    const isPreview = env.VERCEL_ENV === 'preview';
    const domain = isPreview ? env.VERCEL_URL : env.VERCEL_PROJECT_PRODUCTION_URL;
    const origin = domain && `https://${domain}`;
    return { name: 'Vercel', isPreview, origin, hasPolicyInPages: true };
  }
  if (env.GITHUB_PAGES) {
    // Other repositories are served below a path, but our addresses start at the root.
    const [owner, name] = (env.GITHUB_REPOSITORY ?? '').toLowerCase().split('/');
    const origin = name === `${owner}.github.io` ? `https://${name}` : undefined;
    return { name: 'GitHub Pages', origin, hasPolicyInPages: true };
  }
  return undefined;
}

export function readSettings(env: Variables) {
  const values = parse(env);
  const host = hostOf(env);
  const { isPreview = false, hasPolicyInPages = false } = host ?? {};
  const publicOrigin = values.SITE_ORIGIN ?? host?.origin;
  if (host && !publicOrigin)
    throw new Error(
      `${host.name} does not tell the site's address. Set SITE_ORIGIN there, such as https://www.example.com.`,
    );
  const { error } = origin.optional().safeParse(publicOrigin);
  if (error)
    throw new Error(
      `The address from ${host?.name} is "${publicOrigin}". Give ${error.issues[0]!.message}, or leave it out.`,
    );
  const cms = values.CMS;
  const proxies = values.TRUST_PROXY;
  return {
    out: values.OUT,
    company: values.COMPANY,
    /** The public address, for canonical links, sitemap and share pictures. */
    siteOrigin: new URL(publicOrigin ?? 'http://localhost:3000').origin,
    isOriginKnown: Boolean(publicOrigin),
    /** A host's build of a branch, which search engines should not index. */
    isPreview,
    // Netlify sends both values where two rules set one header, so each page carries its policy.
    hasPolicyInPages: values.POLICY === 'meta' || hasPolicyInPages || Boolean(cms && env.NETLIFY),
    /** Visits to a preview are not counted. */
    analytics: isPreview ? undefined : values.ANALYTICS,
    /** The repository that /admin edits. Without one there is no /admin. */
    cms,
    /** Whether a change that is saved there waits for a review. */
    isReviewed: values.CMS_REVIEW === 'true',
    /** Another host for films and pictures, or empty for the site's own. */
    mediaOrigin: values.MEDIA_ORIGIN ?? '',
    /** Where forms deliver, or empty for the console. */
    formEndpoint: values.FORM_ENDPOINT ?? '',
    /** Overrides the languages of company.yaml. */
    languages: values.LANGUAGES,
    /** Its year is in the footer. */
    buildTime: values.SOURCE_DATE_EPOCH ?? new Date(),
    port: values.PORT,
    /** Empty for all addresses of the machine. */
    host: values.HOST ?? (proxies > 0 ? '127.0.0.1' : ''),
    isLogged: values.LOG === 'json',
    /** The number of proxies in front of us that append their caller's address. */
    proxies,
    /** How long messages are kept. The forms say so. */
    keepDays: values.KEEP_DAYS,
    inbox: {
      /** The folder of inbox.db. Unused with a databaseUrl. */
      dataDir: values.DATA_DIR,
      databaseUrl: values.DATABASE_URL,
      smtpUrl: values.SMTP_URL,
      notifyTo: values.NOTIFY_TO,
      postsPerHour: values.POSTS_PER_HOUR,
    },
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** Ends the program with one line and no stack trace, for a person's mistake. */
export function stop(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function readOrStop() {
  try {
    // This changes no variable that is already set.
    if (existsSync('.env')) process.loadEnvFile();
    return readSettings(process.env);
  } catch (error) {
    return stop(error);
  }
}

export const settings = readOrStop();
