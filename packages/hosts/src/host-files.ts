import type { Headers } from '../../../hosting/headers.ts';
import { HIDDEN, type HostFiles, type Site, WELL_KNOWN } from '../../../hosting/served-files.ts';
import { caddyfile } from './caddy.ts';
import { nginxConf } from './nginx.ts';
import { fileOf, lines, MADE, spellings } from './writing.ts';

/**
 * Hosts have no rule for "all but scripts and pictures", so these carry a document's headers too:
 * over HTTP/2, which all speak, a repeated header is a byte or two.
 */
const onEveryFile = ({ headers: { everywhere, documents } }: Site) => ({
  ...everywhere,
  ...documents,
});

/**
 * A rule applies to missing files too: a 404 for another deployment's file would be cached for a
 * year. So what is cached that long is named file by file.
 */
const longerKept = ({ headers: { folders }, hashed }: Site) =>
  Object.entries(folders).flatMap(([folder, headers]): [string, Headers][] => {
    const files = hashed.filter((path) => path.startsWith(folder));
    return (files.length > 0 ? files : [`${folder}*`]).map((path) => [path, headers]);
  });

/**
 * For Cloudflare and Netlify. If two rules set one header, these send both values, so each header
 * is in one rule only; without Cache-Control both revalidate.
 */
function underscoreHeaders(site: Site) {
  const { 'Cache-Control': _, ...others } = onEveryFile(site);
  const block = ([path, headers]: [string, Headers]) =>
    lines('', [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)]);
  const rules: [string, Headers][] = [['/*', others], ...longerKept(site)];
  return `# ${MADE}\n${rules.map(block).join('\n')}\n`;
}

const redirects = (rules: string[]) => `# ${MADE}\n${lines('', rules)}\n`;

/** Cloudflare would redirect by itself, but Workers with 307. It finds a language's 404.html. */
const cloudflareRedirects = (site: Site) =>
  redirects(spellings(site).map(({ from, to }) => `${from} ${to} 308`));

/**
 * Cloudflare rejects status 404 and `308!`; without the `!`, Netlify prefers the file. A rule for
 * the trailing slash would be a redirect loop there.
 */
const netlifyRedirects = (site: Site) =>
  redirects([
    ...spellings(site)
      .filter(({ from }) => from.endsWith('.html'))
      .map(({ from, to }) => `${from} ${to} 308!`),
    ...site.folders.map((folder) => `${folder}/* ${folder}/404.html 404`),
  ]);

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** The build's compressed copies: these hosts compress by themselves. */
const COPIES = ['*.br', '*.gz'];

/** Static assets of a Worker without code. */
const wranglerConfig = () =>
  `// ${MADE}\n${json({
    name: 'site',
    compatibility_date: '2026-11-01',
    assets: {
      directory: '../dist',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  })}`;

const escaped = (path: string) => path.replaceAll('.', '\\.');

/** Vercel's Build Output API: vercel.json is read before the build, which computes the policy. */
function vercelOutput(site: Site) {
  const { 'Cache-Control': _, ...headers } = onEveryFile(site);
  return json({
    version: 3,
    routes: [
      { src: '^/.*$', headers, continue: true },
      ...spellings(site).map(({ from, to }) => ({
        src: `^${escaped(from)}$`,
        status: 308,
        headers: { Location: to },
      })),
      ...site.pages.map((page) => ({ src: `^${page}$`, dest: fileOf(page) })),
      { src: `^(?!${WELL_KNOWN.slice(1)}).*(${HIDDEN}|\\.html$)`, status: 404, dest: '/404.html' },
      { handle: 'filesystem' },
      ...['', ...site.folders].reverse().map((folder) => ({
        src: `^${folder}/.*$`,
        status: 404,
        dest: `${folder}/404.html`,
      })),
      { handle: 'hit' },
      ...Object.entries(site.headers.folders).map(([folder, headers]) => ({
        src: `^${folder}.*$`,
        headers,
        continue: true,
      })),
    ],
  });
}

/** The last rule that names a header wins. Without one, browsers keep a page for an hour. */
function firebaseConfig(site: Site) {
  const rules: [string, Headers][] = [['/*', onEveryFile(site)], ...longerKept(site)];
  return json({
    hosting: {
      public: 'dist',
      cleanUrls: true,
      trailingSlash: false,
      redirects: spellings(site).map(({ from, to }) => ({
        source: from,
        destination: to,
        type: 308,
      })),
      ignore: ['_headers', '_redirects', '.assetsignore', ...COPIES.map((copy) => `**/${copy}`)],
      headers: rules.map(([path, headers]) => ({
        source: path.replace('*', '**'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
  });
}

/** What every host needs to serve dist/ as our server does. */
export const hostFiles = ((site) => ({
  dist: {
    _headers: underscoreHeaders(site),
    _redirects: cloudflareRedirects(site),
    '.assetsignore': lines('', COPIES),
  },
  deploy: {
    'nginx.conf': nginxConf(site),
    Caddyfile: caddyfile(site),
    'netlify-redirects': netlifyRedirects(site),
    'wrangler.jsonc': wranglerConfig(),
    'vercel-output.json': vercelOutput(site),
    'firebase.json': firebaseConfig(site),
  },
})) satisfies HostFiles;
