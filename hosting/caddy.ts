import { DRAWING, type Headers, PARTS } from './headers.ts';
import { HIDDEN, lines, MADE, type Site, spellings, WELL_KNOWN } from './served-files.ts';

/** Passes the forms on to the inbox, whose answers bring their own headers. */
const inbox = `
  # The inbox: start our own server beside this one with TRUST_PROXY=1 PORT=3000. The links of the newsletter hold
  # a secret: should you add an access log, leave /api/newsletter/ out of it.
  handle /api/* {
    # The inbox itself refuses what is too large (413); Caddy's own limit would answer 502.
    reverse_proxy {$INBOX_ADDRESS:127.0.0.1:3000}
  }
`;

const headersFor = (matcher: string, headers: Headers) => `  header ${matcher} {
${lines(
  '    ',
  Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
)}
  }`;

const commonHeaders = (matcher: string, { 'Cache-Control': caching, ...others }: Headers) =>
  `${headersFor(matcher, others)}
  header ${matcher} ?Cache-Control "${caching}"
  header -Server`;

export function caddyfile(site: Site) {
  const { headers, pages, hasInbox } = site;
  const files = [DRAWING, ...PARTS].map((ending) => `*.${ending}`);
  const notDocuments = hasInbox ? ['/api/*', ...files] : files;
  const others = pages.filter((page) => page !== '/');
  const from = (ending: string) =>
    spellings(site)
      .map((spelling) => spelling.from)
      .filter((path) => path.endsWith(ending) && path !== '/index.html')
      .join(' ');
  return `# ${MADE}
# SITE_ADDRESS=www.example.com makes Caddy fetch a certificate by itself; SITE_ROOT is the folder dist/.
{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv/site/dist}

${hasInbox ? '  @own not path /api/*\n' : ''}${commonHeaders(hasInbox ? '@own' : '*', headers.everywhere)}
  # All but what only ever is a part of a page.
  @document not path ${notDocuments.join(' ')}
${headersFor('@document', headers.documents)}
  @drawing path *.${DRAWING}
${headersFor('@drawing', headers.drawings)}
${Object.entries(headers.folders)
  .map(
    ([folder, { 'Cache-Control': kept }], index) =>
      `  @folder${index} {\n    path ${folder}*\n    file\n  }\n  header @folder${index} Cache-Control "${kept}"`,
  )
  .join('\n')}
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
  handle @slash {
    route {
      uri strip_suffix /
      redir * {uri} 308
    }
  }
  @html path ${from('.html')}
  handle @html {
    route {
      uri strip_suffix .html
      redir * {uri} 308
    }
  }
  handle /index.html {
    route {
      uri strip_suffix index.html
      redir * {uri} 308
    }
  }

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
