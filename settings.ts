import { isIP } from 'node:net';
import { LANGUAGE_CODE } from './content/patterns.ts';
import { orExit, UserError } from './user-error.ts';

/** The settings from the environment. Read and checked here, and nowhere else. */
export type Environment = {
  /** The public address, for canonical links, sitemap and share pictures. */
  siteOrigin: string;
  /** Whether a host builds a preview of a branch, which search engines should not index. */
  isPreview: boolean;
  /** Whether the host cannot send our headers, so that pages carry what they can in meta tags. */
  isWithoutHeaders: boolean;
  /** Set from outside, so that builds on different days are identical to the byte. */
  buildTime: Date;
  /** Another host for films and pictures, or empty for the site's own. */
  mediaOrigin: string;
  /** The folders of words that are built, the first one at the site's root. */
  languages: readonly string[];
  port: number;
  /** The address to listen on: empty for all of the machine's. */
  host: string;
  /** `json` writes a line for every request. */
  log: '' | 'json';
  /** Where forms deliver: empty for the console, our inbox, or the address of a form service. */
  formEndpoint: string;
  /** How many proxies in front of us append the address that called them. */
  proxies: number;
  /** How long the inbox keeps a message; the privacy page states it. */
  keepDays: number;
};

/** The forms' address on our own server. */
export const INBOX_ENDPOINT = '/api/forms';
export const NO_INBOX = `FORM_ENDPOINT is ${INBOX_ENDPOINT}, and there is no inbox here. Give the address of a form service, or leave the setting out.`;

/** In bytes: the most that a form may send there. A proxy in front of it has the same limit. */
export const LARGEST_FORM = 64 * 1024;

function origin(name: string, value: string) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin;
  if (isOrigin) return url.origin;
  throw new UserError(
    `${name} is "${value}". Give an address with nothing after the host, such as https://www.example.com.`,
  );
}

const LOCAL = 'http://localhost:3000';
type Variables = Record<string, string | undefined>;
type Host = {
  name: string;
  /** The variable that is set while this host is building. */
  sign: string;
  /** The variables that hold the address, of the site and of a preview. */
  variables?: readonly [site: string, preview: string];
  isPreview?: (env: Variables) => boolean;
  isWithoutHeaders?: boolean;
  /** The address in the variable, or an empty text. */
  read?: (value: string, isPreview: boolean) => string;
};

/** Hosts that build the site themselves. */
const HOSTS: Host[] = [
  {
    name: 'Netlify',
    sign: 'NETLIFY',
    variables: ['URL', 'DEPLOY_PRIME_URL'],
    isPreview: ({ CONTEXT = 'production' }) => CONTEXT !== 'production',
  },
  {
    // It names the deployment, https://a1b2.project.pages.dev, but never the production branch.
    name: 'Cloudflare Pages',
    sign: 'CF_PAGES',
    variables: ['CF_PAGES_URL', 'CF_PAGES_URL'],
    isPreview: (env) => !env.SITE_ORIGIN && !/^ma(in|ster)$/.test(env.CF_PAGES_BRANCH ?? ''),
    read: (url, isPreview) =>
      isPreview ? url : url.replace(/\/\/[^.]+\.(?=[^.]+\.pages\.dev$)/, '//'),
  },
  { name: 'Cloudflare Workers', sign: 'WORKERS_CI' },
  {
    name: 'Vercel',
    sign: 'VERCEL',
    variables: ['VERCEL_PROJECT_PRODUCTION_URL', 'VERCEL_URL'],
    isPreview: ({ VERCEL_ENV }) => VERCEL_ENV === 'preview',
    read: (domain) => `https://${domain}`,
  },
  {
    // Any other repository is served below a path, but our addresses start at the root.
    name: 'GitHub Pages',
    sign: 'GITHUB_PAGES',
    variables: ['GITHUB_REPOSITORY', 'GITHUB_REPOSITORY'],
    isWithoutHeaders: true,
    read: (repository) => {
      const [owner, name] = repository.toLowerCase().split('/');
      return name === `${owner}.github.io` ? `https://${name}` : '';
    },
  },
];

function readOrigin(env: Variables) {
  const host = HOSTS.find(({ sign }) => env[sign]);
  const isPreview = host?.isPreview?.(env) ?? false;
  const from = env.SITE_ORIGIN ? 'SITE_ORIGIN' : (host?.variables?.[isPreview ? 1 : 0] ?? '');
  const read = from === 'SITE_ORIGIN' ? undefined : host?.read;
  const value = env[from] && (read?.(env[from], isPreview) ?? env[from]);
  return { host, isPreview, from, siteOrigin: value ? origin(from, value) : undefined };
}

/** What a build says about its address before it starts. Without one, a host's build fails. */
export function originNotice(env: Variables) {
  const { host, isPreview, from, siteOrigin } = readOrigin(env);
  if (host && !siteOrigin)
    throw new UserError(
      `${host.name} is building, and nothing says the site's address. Set SITE_ORIGIN there, such as https://www.example.com.`,
    );
  if (!siteOrigin)
    return `SITE_ORIGIN is not set: canonical links, sitemap and share pictures say ${LOCAL}. Set it before you publish.`;
  const preview = isPreview ? ' This is a preview: its pages ask not to be indexed.' : '';
  if (from === 'SITE_ORIGIN') return preview.trim();
  return `The site's address is ${siteOrigin}, from ${from}. Set SITE_ORIGIN if it is another.${preview}`;
}

function buildTime(value: string) {
  if (/^\d{0,12}$/.test(value)) return value ? new Date(Number(value) * 1000) : new Date();
  throw new UserError(
    `SOURCE_DATE_EPOCH is "${value}". Give seconds since 1970, such as $(git log -1 --format=%ct), or leave it out.`,
  );
}

function languageList(value: string) {
  const codes = value.split(',');
  if (codes.every((code) => LANGUAGE_CODE.test(code)) && new Set(codes).size === codes.length)
    return codes;
  throw new UserError(
    `LANGUAGES is "${value}". Give folders of the company with commas between them, such as en,es.`,
  );
}

function portNumber(value: string) {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new UserError(`PORT is "${value}". Give a whole number from 1 to 65535, such as 3000.`);
}

function logFormat(value: string) {
  if (value === '' || value === 'json') return value;
  throw new UserError(`LOG is "${value}". Give json for a line a request, or leave it out.`);
}

function formEndpoint(value: string) {
  if (value === '' || value === INBOX_ENDPOINT) return value;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocal = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (url && (url.protocol === 'https:' || isLocal)) return url.href;
  throw new UserError(
    `FORM_ENDPOINT is "${value}". Leave it out for the console, or give ${INBOX_ENDPOINT} for the site's own inbox or an address that starts with https://.`,
  );
}

function proxyCount(value: string) {
  if (/^\d?$/.test(value)) return Number(value);
  throw new UserError(
    `TRUST_PROXY is "${value}". Give the number of proxies in front of the site, such as 1, or leave it out.`,
  );
}

function days(name: string, value: string) {
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new UserError(`${name} is "${value}". Give a whole number of days, such as 365.`);
}

function hostAddress(value: string, proxies: number) {
  if (value === '') return proxies > 0 ? '127.0.0.1' : '';
  if (isIP(value) || value === 'localhost') return value;
  throw new UserError(
    `HOST is "${value}". Give an address of this machine, such as 127.0.0.1, or leave it out.`,
  );
}

/** LANGUAGES defaults to the company's. A server serves what was built, so it does not need it. */
export function readEnvironment(
  env: Variables,
  companyLanguages: readonly string[] = [],
): Environment {
  const proxies = proxyCount(env.TRUST_PROXY ?? '');
  const { siteOrigin = LOCAL, isPreview, host } = readOrigin(env);
  return {
    siteOrigin,
    isPreview,
    isWithoutHeaders: host?.isWithoutHeaders ?? false,
    buildTime: buildTime(env.SOURCE_DATE_EPOCH ?? ''),
    mediaOrigin: env.MEDIA_ORIGIN ? origin('MEDIA_ORIGIN', env.MEDIA_ORIGIN) : '',
    languages: env.LANGUAGES ? languageList(env.LANGUAGES) : companyLanguages,
    port: portNumber(env.PORT || '3000'),
    host: hostAddress(env.HOST ?? '', proxies),
    log: logFormat(env.LOG ?? ''),
    formEndpoint: formEndpoint(env.FORM_ENDPOINT ?? ''),
    proxies,
    keepDays: days('KEEP_DAYS', env.KEEP_DAYS || '365'),
  };
}

/** The environment of this process. */
export const environmentOrExit = (companyLanguages?: readonly string[]) =>
  orExit(() => readEnvironment(process.env, companyLanguages));
