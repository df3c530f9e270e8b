/** What the site is told from outside. Read and checked here, and nowhere else. */
export type Environment = {
  /** The public address, for canonical links, sitemap and shared pictures. */
  siteOrigin: string;
  /** Another host for films and pictures, or empty for the site's own. */
  mediaOrigin: string;
  port: number;
  /** `json` writes a line for every request. */
  log: '' | 'json';
};

/** A setting that cannot be used. Its message is all that anybody needs to see. */
export class WrongSetting extends Error {}

function origin(name: string, value: string) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin;
  if (isOrigin) return url.origin;
  throw new WrongSetting(
    `${name} is "${value}". Give an address with nothing after the host, such as https://www.example.com.`,
  );
}

function portNumber(value: string) {
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new WrongSetting(`PORT is "${value}". Give a whole number from 1 to 65535, such as 3000.`);
}

function logFormat(value: string) {
  if (value === '' || value === 'json') return value;
  throw new WrongSetting(`LOG is "${value}". Give json for a line a request, or leave it out.`);
}

export function readEnvironment(env: Record<string, string | undefined>): Environment {
  return {
    siteOrigin: origin('SITE_ORIGIN', env.SITE_ORIGIN || 'http://localhost:3000'),
    mediaOrigin: env.MEDIA_ORIGIN ? origin('MEDIA_ORIGIN', env.MEDIA_ORIGIN) : '',
    port: portNumber(env.PORT || '3000'),
    log: logFormat(env.LOG ?? ''),
  };
}

/** The environment of this process; a wrong setting ends it with one line. */
export function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
