import { isIP } from 'node:net';
import { languages as companyLanguages } from '#company/languages.ts';
import { LANGUAGE_CODE } from './content/patterns.ts';
import { orExit, UserError } from './user-error.ts';

/** What the site is told from outside. Read and checked here, and nowhere else. */
export type Environment = {
  /** The public address, for canonical links, sitemap and shared pictures. */
  siteOrigin: string;
  /** Another host for films and pictures, or empty for the site's own. */
  mediaOrigin: string;
  /** The folders of words that are built, the first one at the site's root. */
  languages: readonly string[];
  port: number;
  /** The address to listen at: empty for all of the machine's. */
  host: string;
  /** `json` writes a line for every request. */
  log: '' | 'json';
  /** Where the forms deliver: empty for the console, our inbox, or the address of a form service. */
  formEndpoint: string;
  /** How many proxies in front of us add the address they were called from. */
  proxies: number;
};

/** The forms' address on our own server. */
export const INBOX_ENDPOINT = '/api/forms';
export const NO_INBOX = `FORM_ENDPOINT is ${INBOX_ENDPOINT}, which needs packages/inbox. Install it, or leave the setting out.`;

/** In bytes: what a form may send there. A proxy in front of it refuses the same. */
export const LARGEST_FORM = 64 * 1024;

function origin(name: string, value: string) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin;
  if (isOrigin) return url.origin;
  throw new UserError(
    `${name} is "${value}". Give an address with nothing after the host, such as https://www.example.com.`,
  );
}

function languageList(value: string) {
  const codes = value.split(',');
  if (codes.every((code) => LANGUAGE_CODE.test(code)) && new Set(codes).size === codes.length)
    return codes;
  throw new UserError(
    `LANGUAGES is "${value}". Give folders of company/ with commas between them, such as en,es.`,
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

function hostAddress(value: string, proxies: number) {
  if (value === '') return proxies > 0 ? '127.0.0.1' : '';
  if (isIP(value) || value === 'localhost') return value;
  throw new UserError(
    `HOST is "${value}". Give an address of this machine, such as 127.0.0.1, or leave it out.`,
  );
}

export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const proxies = proxyCount(env.TRUST_PROXY ?? '');
  return {
    siteOrigin: origin('SITE_ORIGIN', env.SITE_ORIGIN || 'http://localhost:3000'),
    mediaOrigin: env.MEDIA_ORIGIN ? origin('MEDIA_ORIGIN', env.MEDIA_ORIGIN) : '',
    languages: languageList(env.LANGUAGES || companyLanguages.join(',')),
    port: portNumber(env.PORT || '3000'),
    host: hostAddress(env.HOST ?? '', proxies),
    log: logFormat(env.LOG ?? ''),
    formEndpoint: formEndpoint(env.FORM_ENDPOINT ?? ''),
    proxies,
  };
}

/** The environment of this process. */
export const environmentOrExit = () => orExit(() => readEnvironment(process.env));
