import { DRAWING, type Headers, PARTS } from '../../../hosting/headers.ts';
import { HIDDEN, isText, type Site, TYPES, WELL_KNOWN } from '../../../hosting/served-files.ts';
import { LARGEST_FORM } from '../../../settings.ts';
import { fileOf, lines, MADE, spellings } from './writing.ts';

/** The types that state their charset, except HTML, for which nginx does so by itself. */
const TEXT_TYPES = Object.values(TYPES).filter((type) => isText(type) && type !== TYPES.html);

function mapOf(variable: string, by: string, values: Headers) {
  const entries = Object.entries(values).map(([match, value]) => `${match} "${value}";`);
  return `map ${by} ${variable} {\n${lines('  ', entries)}\n}`;
}

const fileWith = (endings: string[]) => `~^(200|206|304).*\\.(${endings.join('|')})$`;

const variableOf = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Proxies the forms to the inbox, whose responses have their own headers. */
const inbox = `
  # The inbox: start our own server beside this one with TRUST_PROXY=1 PORT=3000. Behind a CDN it is
  # TRUST_PROXY=2: each adds the address that it was called from, and the inbox counts from the end.
  location /api/ {
    proxy_pass http://127.0.0.1:3000;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    client_max_body_size ${LARGEST_FORM / 1024}k;
    proxy_hide_header X-Content-Type-Options;
    add_header X-Content-Type-Options nosniff always; # a location with its own drops those above

    # The links of the newsletter hold a secret.
    location /api/newsletter/ {
      access_log off;
      proxy_pass http://127.0.0.1:3000;
    }
  }
`;

export function nginxConf(site: Site) {
  const { headers, pages, hasInbox } = site;
  const { 'Cache-Control': caching = '', ...everywhere } = headers.everywhere;
  const folders = Object.entries(headers.folders).map(([folder, own]) => [
    `~^(200|206|304)${folder}`,
    own['Cache-Control'] ?? caching,
  ]);
  const refused = hasInbox ? { '~^(GET|HEAD)/': '', '~^[A-Z]+/api/': '' } : { '~^(GET|HEAD)/': '' };
  const types = Object.entries(TYPES).map(([ending, type]) => `${type} ${ending};`);
  const notFound = ['', ...site.folders].map((at) => `location = ${at}/404.html { internal; }`);
  const addresses = pages.map((at) => `location = ${at} { try_files ${fileOf(at)} =404; }`);
  const redirects = spellings(site).map(
    ({ from, to }) => `location = ${from} { return 308 ${to}$is_args$args; }`,
  );
  return `# ${MADE}
# Belongs inside http { }, for example as /etc/nginx/conf.d/site.conf. Set root and listen, add TLS.
# brotli_static needs a module (Debian: libnginx-mod-http-brotli-static): without it, delete the line.

${mapOf('$site_caching', '$status$uri', { default: caching, ...Object.fromEntries(folders) })}

${mapOf('$site_not_found', '$uri', {
  default: '/404.html',
  ...Object.fromEntries(site.folders.map((folder) => [`~^${folder}/`, `${folder}/404.html`])),
})}

# A file that is only ever a part of a page has no headers of documents; a drawing has its own.
${Object.entries(headers.documents)
  .map(([name, value]) =>
    mapOf(variableOf(name), '$status$uri', {
      default: value,
      [fileWith([DRAWING])]: headers.drawings[name] ?? '',
      [fileWith(PARTS)]: '',
    }),
  )
  .join('\n')}

# The methods that would have been allowed, where one is not.
${mapOf('$site_allow', '$request_method$uri', { default: 'GET, HEAD', ...refused })}

server {
  listen 8080;
  root /srv/site/dist;

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  charset utf-8;
  charset_types ${TEXT_TYPES.join(' ')};

  # A location { } that adds a header loses all of these, so every header stands here.
${lines('  ', [
  ...Object.entries(everywhere).map(([name, value]) => `add_header ${name} "${value}" always;`),
  ...Object.keys(headers.documents).map((name) => `add_header ${name} ${variableOf(name)} always;`),
])}
  add_header Cache-Control $site_caching always;
  add_header Allow $site_allow always;

  types {
${lines('    ', types)}
  }

  if ($site_allow) {
    return 405;
  }

  error_page 404 $site_not_found;
${lines('  ', notFound)}
  location ~ ${WELL_KNOWN} {
    try_files $uri =404;
  }
  location ~ (${HIDDEN}|\\.html$|./$) {
    return 404;
  }
  location / {
    try_files $uri =404;
  }
${hasInbox ? inbox : ''}
  # Every page by its address, and its other spellings.
${lines('  ', [...addresses, ...redirects])}
}
`;
}
