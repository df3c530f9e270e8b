import { DRAWING, type Headers, PARTS } from '../../../hosting/headers.ts';
import { HIDDEN, type Site, WELL_KNOWN } from '../../../hosting/served-files.ts';
import { lines, MADE, spellings } from './writing.ts';

/** Proxies the forms to the inbox, whose responses have their own headers. */
const inbox = `
  # The inbox: start our own server beside this one with TRUST_PROXY=1 PORT=3000. Behind a CDN it is
  # TRUST_PROXY=2: each adds the address that it was called from, and the inbox counts from the end.
  # The links of the newsletter hold a secret: should you add an access log, leave /api/newsletter/
  # out of it.
  handle /api/* {
    # The inbox itself refuses what is too large (413); Caddy's own limit would answer 502.
    reverse_proxy {$INBOX_ADDRESS:127.0.0.1:3000} {
      trusted_proxies 0.0.0.0/0 ::/0
    }
  }
`;

function headersFor(matcher: string, headers: Headers) {
  const values = Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
  return `  header ${matcher} {\n${lines('    ', values)}\n  }`;
}

const commonHeaders = (matcher: string, { 'Cache-Control': caching, ...others }: Headers) =>
  `${headersFor(matcher, others)}
  header ${matcher} ?Cache-Control "${caching}"
  header -Server`;

/** Existing files in a folder are cached for as long as the folder says. */
const kept = ([folder, headers]: [string, Headers], index: number) => `  @folder${index} {
    path ${folder}*
    file
  }
  header @folder${index} Cache-Control "${headers['Cache-Control']}"`;

/** Removes the extension, and keeps the query. */
const redirect = (matcher: string, ending: string) => `  handle ${matcher} {
    route {
      uri strip_suffix ${ending}
      redir * {uri} 308
    }
  }`;

export function caddyfile(site: Site) {
  const { headers, pages, hasInbox } = site;
  const parts = [DRAWING, ...PARTS].map((ending) => `*.${ending}`);
  const notDocuments = hasInbox ? ['/api/*', ...parts] : parts;
  const own = hasInbox ? '@own' : '*';
  const others = pages.filter((page) => page !== '/');
  const from = (ending: string) =>
    spellings(site)
      .map((spelling) => spelling.from)
      .filter((path) => path.endsWith(ending) && path !== '/index.html')
      .join(' ');
  return `# ${MADE}
# SITE_ADDRESS=www.example.com makes Caddy fetch a certificate; SITE_ROOT is the folder dist/.
{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv/site/dist}

${hasInbox ? '  @own not path /api/*\n' : ''}${commonHeaders(own, headers.everywhere)}
  # Everything except what is only ever a part of a page.
  @document not path ${notDocuments.join(' ')}
${headersFor('@document', headers.documents)}
  @drawing path *.${DRAWING}
${headersFor('@drawing', headers.drawings)}
${Object.entries(headers.folders).map(kept).join('\n')}
${hasInbox ? inbox : ''}
  @other not method GET HEAD
  handle @other {
    header Allow "GET, HEAD"
    respond 405
  }

  # Caddy takes two slashes for one, unless they are asked for.
  @doubled path *//*
  handle @doubled {
    error 404
  }

  @slash path ${from('/')}
${redirect('@slash', '/')}
  @html path ${from('.html')}
${redirect('@html', '.html')}
${redirect('/index.html', 'index.html')}

  @pages path ${others.join(' ')}
  handle @pages {
    rewrite * {path}.html
    file_server {
      precompressed br gzip
    }
  }

  # Hidden files, and addresses that no file of ours has.
  @hidden {
    path_regexp (${HIDDEN}|\\.html$|./$)
    not path_regexp ${WELL_KNOWN}
  }
  handle @hidden {
    error 404
  }

  handle {
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
${commonHeaders('*', headers.everywhere)}
${headersFor('*', headers.documents)}
    @missing expression {http.error.status_code} == 404
    handle @missing {
${lines('      ', [
  ...site.folders.map((folder) => `rewrite ${folder}/* ${folder}/404.html`),
  'rewrite * /404.html',
])}
      file_server {
        disable_canonical_uris
        precompressed br gzip
        status 404
      }
    }
  }
}
`;
}
