import { isEmail } from '../../../content/patterns.ts';
import {
  readEnvironment as readSiteEnvironment,
  type Environment as SiteEnvironment,
} from '../../../settings.ts';
import { orExit, UserError } from '../../../user-error.ts';

/** The inbox's own settings, beside the site's. */
export type InboxSettings = {
  /** The folder of `inbox.db`, used while there is no `databaseUrl`. */
  dataDir: string;
  /** PostgreSQL instead of the file, or empty. */
  databaseUrl: string;
  /** The mail server, or empty: messages are then stored and nobody is notified. */
  smtpUrl: string;
  notifyTo: string;
};

export type Environment = SiteEnvironment & { inbox: InboxSettings };

type Variables = Record<string, string | undefined>;

function address(name: string, value: string, protocols: string[]) {
  if (value === '' || (URL.canParse(value) && protocols.includes(new URL(value).protocol)))
    return value;
  // Such an address contains a password: it is not repeated.
  throw new UserError(
    `${name} is no address that starts with ${protocols.map((it) => `${it}//`).join(' or ')}.`,
  );
}

function notifyTo(value: string, smtpUrl: string) {
  if (smtpUrl === '' ? value === '' : isEmail(value)) return value;
  throw new UserError(
    smtpUrl === ''
      ? `NOTIFY_TO is "${value}", but no mail can be sent without SMTP_URL. Set both or neither.`
      : `NOTIFY_TO is "${value}". Give the address that is told of new messages, such as hello@example.com.`,
  );
}

/** Whether a host is this machine. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/** Every mail links to the site, and nobody else can open an address of this machine. */
function mailServer(value: string, siteOrigin: string) {
  const smtpUrl = address('SMTP_URL', value, ['smtp:', 'smtps:']);
  const isForOthers = smtpUrl !== '' && !isLoopback(new URL(smtpUrl).hostname);
  if (isForOthers && isLoopback(new URL(siteOrigin).hostname)) {
    throw new UserError(
      `SITE_ORIGIN is "${siteOrigin}", and the links in every mail would lead there. Give the site's public address.`,
    );
  }
  return smtpUrl;
}

function readInbox(env: Variables, siteOrigin: string): InboxSettings {
  const smtpUrl = mailServer(env.SMTP_URL ?? '', siteOrigin);
  return {
    dataDir: env.DATA_DIR || 'data',
    databaseUrl: address('DATABASE_URL', env.DATABASE_URL ?? '', ['postgres:', 'postgresql:']),
    smtpUrl,
    notifyTo: notifyTo(env.NOTIFY_TO ?? '', smtpUrl),
  };
}

export function readEnvironment(env: Variables): Environment {
  const site = readSiteEnvironment(env);
  return { ...site, inbox: readInbox(env, site.siteOrigin) };
}

/** The environment of this process. */
export const environmentOrExit = () => orExit(() => readEnvironment(process.env));
