import { caddyfile } from './caddy.ts';
import { type PolicySettings, siteHeaders } from './headers.ts';
import { nginxConf } from './nginx.ts';
import { lines, MADE, type Site, spellings } from './served-files.ts';

/**
 * For Netlify and Cloudflare Pages. Where two rules name one header these hosts send both values, so
 * each header stands in one rule only; without Cache-Control both hosts revalidate. They have no rule
 * for "all but scripts and pictures", so these carry a document's headers too: over HTTP/2, which
 * both speak, a repeated header is a byte or two.
 */
function hostHeaders({ headers: { everywhere, documents, folders } }: Site) {
  const { 'Cache-Control': _, ...others } = { ...everywhere, ...documents };
  const rules = { '/': others, ...folders };
  return `# ${MADE}
${Object.entries(rules)
  .map(([folder, headers]) => {
    const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return `${folder}*\n${lines('  ', named)}`;
  })
  .join('\n')}
`;
}

/** Both hosts take a closing slash away by themselves, and would read a rule for it as a circle. */
const hostRedirects = (site: Site) => `# ${MADE}
${lines(
  '',
  spellings(site)
    .filter(({ from }) => from.endsWith('.html'))
    .map(({ from, to }) => `${from} ${to} 301`)
    .concat(site.folders.map((folder) => `${folder}/* ${folder}/404.html 404`)),
)}
`;

type Built = Omit<Site, 'headers'> & { settings: PolicySettings };

/** What every host needs to serve dist/ as our server does: files in it, and beside it in deploy/. */
export function hostFiles({ settings, ...built }: Built) {
  const headers = siteHeaders(settings);
  const site = { headers, ...built };
  return {
    dist: { _headers: hostHeaders(site), _redirects: hostRedirects(site) },
    deploy: {
      'headers.json': JSON.stringify(headers, null, 2),
      'nginx.conf': nginxConf(site),
      Caddyfile: caddyfile(site),
    },
  };
}
