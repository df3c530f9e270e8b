import {
  folderCaching,
  otherSpellings,
  type PolicySettings,
  REVALIDATE,
  siteHeaders,
} from './headers.ts';

type Site = { settings: PolicySettings; pages: readonly string[] };

const MADE = 'Made by the build from hosting/headers.ts: change it there.';

/** What hosts read and no visitor should: their own settings, and the compressed copies under their bare names. */
const HIDDEN = ['_headers', '_redirects'];

const lines = (indent: string, list: string[]) => list.map((line) => indent + line).join('\n');

const named = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

const spellings = ({ pages }: Site) =>
  pages.flatMap((to) => otherSpellings(to).map((from) => ({ from, to })));

/**
 * For Netlify and Cloudflare Pages, and for our own server, which reads the same file. Where two rules name one header
 * these hosts send both values, so each header stands in one rule only; unnamed, both hosts revalidate.
 */
const hostHeaders = ({ settings }: Site) => `# ${MADE}
/*
${lines('  ', named(siteHeaders(settings)))}
${Object.entries(folderCaching)
  .map(([folder, caching]) => `${folder}*\n  Cache-Control: ${caching}`)
  .join('\n')}
`;

/** Both hosts take a closing slash away by themselves, and would read a rule for it as a circle. */
const hostRedirects = (site: Site) => `# ${MADE}
${lines(
  '',
  spellings(site)
    .filter(({ from }) => from.endsWith('.html'))
    .map(({ from, to }) => `${from} ${to} 301`),
)}
`;

const nginx = (site: Site) => `# ${MADE}
# Belongs inside http { }, for example as /etc/nginx/conf.d/site.conf. Set root and listen; TLS is yours to add.
# brotli_static needs nginx's brotli module (Debian: libnginx-mod-http-brotli-static); without it delete that line.

map $uri $site_caching {
  default "${REVALIDATE}";
${lines(
  '  ',
  Object.entries(folderCaching).map(([folder, caching]) => `~^${folder} "${caching}";`),
)}
}

map $request_method $site_allow {
  GET "";
  HEAD "";
  default "GET, HEAD";
}

server {
  listen 8080;
  root /srv/site/dist;

  server_tokens off;
  absolute_redirect off;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  charset utf-8;
  charset_types text/html text/plain text/xml text/javascript application/javascript;

  # A location { } that adds a header of its own loses all of these, so every header stands here.
${lines(
  '  ',
  Object.entries(siteHeaders(site.settings)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  ),
)}
  add_header Cache-Control $site_caching always;
  add_header Allow $site_allow always;

  types {
    application/manifest+json webmanifest;
    font/woff2 woff2;
    image/avif avif;
    image/jpeg jpg;
    image/png png;
    image/svg+xml svg;
    image/webp webp;
    image/x-icon ico;
    text/html html;
    text/javascript js;
    text/plain txt;
    text/xml xml;
    video/mp4 mp4;
  }

  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }

  error_page 404 /404.html;
  location = /404.html {
    internal;
  }
  location ~ (/\\.(?!well-known/)|/(${HIDDEN.join('|')})$|\\.(br|gz)$) {
    return 404;
  }
  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri.html =404;
  }

${lines(
  '  ',
  spellings(site).map(({ from, to }) => `location = ${from} { return 308 ${to}$is_args$args; }`),
)}
}
`;

const caddy = (site: Site) => {
  const from = (ending: string) =>
    spellings(site)
      .map((spelling) => spelling.from)
      .filter((path) => path.endsWith(ending) && path !== '/index.html')
      .join(' ');
  return `# ${MADE}
# SITE_ADDRESS=www.example.com makes Caddy fetch a certificate by itself; SITE_ROOT is the folder dist/.
(site_headers) {
  header {
${lines(
  '    ',
  Object.entries(siteHeaders(site.settings)).map(([name, value]) => `${name} "${value}"`),
)}
  }
  header ?Cache-Control "${REVALIDATE}"
  header -Server
}

{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv/site/dist}

  import site_headers
${Object.entries(folderCaching)
  .map(
    ([folder, caching], index) =>
      `  @folder${index} {\n    path ${folder}*\n    file\n  }\n  header @folder${index} Cache-Control "${caching}"`,
  )
  .join('\n')}

  @other not method GET HEAD
  handle @other {
    header Allow "GET, HEAD"
    respond 405
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

  @hidden {
    path /.* */.* ${HIDDEN.map((file) => `/${file}`).join(' ')} *.br *.gz /404.html
    not path /.well-known/*
  }
  handle @hidden {
    error 404
  }

  handle {
    try_files {path} {path}.html
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    import site_headers
    @missing expression {http.error.status_code} == 404
    handle @missing {
      rewrite * /404.html
      file_server {
        precompressed br gzip
        status 404
      }
    }
  }
}
`;
};

/** What every host needs to serve dist/ as our own server does, by file name from the project's folder. */
export const hostFiles = (site: Site, out: string): Record<string, string> => ({
  [`${out}/_headers`]: hostHeaders(site),
  [`${out}/_redirects`]: hostRedirects(site),
  'deploy/nginx.conf': nginx(site),
  'deploy/Caddyfile': caddy(site),
});
