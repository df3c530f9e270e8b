import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODE } from '../../../content/patterns.ts';
import { UserError } from '../../../user-error.ts';
import { type Host, hosts } from './hosts.ts';

const SOURCES = /\s(?:src|href|poster|srcset|imagesrcset|content)="([^"]+)"/g;
/** Addresses of files: a page's own has no extension. */
const FILE = /\.[a-z0-9]+$/;
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)\b/;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));

/** The site's own files that a page refers to, with and without its origin. */
function filesNamed(html: string, origin: string) {
  const values = [...html.matchAll(SOURCES)].flatMap(([, value]) => value!.split(/,\s*/));
  return values
    .map((value) => value.split(/[\s#?]/)[0]!.replace(origin, ''))
    .filter((path) => path.startsWith('/') && !path.startsWith('//') && FILE.test(path));
}

function addressProblems(pages: Map<string, string>) {
  const origins = new Set<string>();
  for (const html of pages.values()) {
    const [, address] = html.match(/rel="canonical" href="([^"]+)"/) ?? [];
    if (address) origins.add(new URL(address).origin);
  }
  const [origin = ''] = origins;
  const problems: string[] = [];
  if (origins.size !== 1)
    problems.push(`The pages name ${origins.size} addresses of the site. Run npm run build again.`);
  else if (LOCAL.test(origin))
    problems.push(
      `The pages say that the site is at ${origin}. Build with SITE_ORIGIN=https://your.domain.`,
    );
  else if (origin.startsWith('http:'))
    problems.push(
      `The site's address is ${origin}, without https. Build with SITE_ORIGIN=https://…`,
    );
  if (pages.get('/index.html')?.includes('name="robots" content="noindex"'))
    problems.push('The pages ask not to be indexed: this is the build of a preview.');
  return { origin, problems };
}

function fileProblems(pages: Map<string, string>, files: string[], origin: string) {
  const present = new Set(files);
  const folders = [...pages.keys()].filter((path) => LANGUAGE_CODE.test(path.slice(1, -5)));
  const notFound = ['/404.html', ...folders.map((path) => path.replace('.html', '/404.html'))];
  const missing = [...pages].flatMap(([page, html]) =>
    filesNamed(html, origin)
      .filter((path) => !present.has(path))
      .map((path) => `${path} is missing, and ${page} shows it.`),
  );
  return [
    ...notFound
      .filter((path) => !present.has(path))
      .map((path) => `${path} is missing: a wrong address would show the host's own page.`),
    ...new Set(missing),
  ];
}

function limitProblems(name: string, { limits = {} }: Host, dist: string, files: string[]) {
  const { fileBytes = Infinity, files: most = Infinity, headerRules = Infinity } = limits;
  const { letters = Infinity } = limits;
  const rules = files.includes('/_headers') ? readFileSync(join(dist, '_headers'), 'utf8') : '';
  const lines = rules.split('\n').filter((line) => line && !line.startsWith('#'));
  const count = lines.filter((line) => line.startsWith('/')).length;
  const large = files.filter((file) => statSync(join(dist, file)).size > fileBytes);
  return [
    ...large.map(
      (file) => `${name} refuses ${file}: it is larger than ${fileBytes / 2 ** 20} MiB.`,
    ),
    files.length > most && `${name} takes ${most} files, and dist/ has ${files.length}.`,
    count > headerRules &&
      `${name} reads ${headerRules} rules of _headers, and there are ${count}.`,
    lines.some((line) => line.length > letters) &&
      `${name} ignores a line of _headers that is longer than ${letters} letters.`,
  ].filter((line) => typeof line === 'string');
}

/** What would go wrong if this folder were published, one line each; for one host or for all. */
export function publishProblems(dist: string, only?: string) {
  const chosen = Object.entries(hosts).filter(([name]) => !only || name === only);
  if (chosen.length === 0)
    throw new UserError(
      `No host is called "${only}". Choose from ${Object.keys(hosts).join(', ')}.`,
    );
  if (!existsSync(join(dist, 'index.html')))
    throw new UserError(`There is no site in ${dist}. Run npm run build first.`);
  const files = filesIn(dist);
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
  );
  const { origin, problems } = addressProblems(pages);
  return [
    ...problems,
    ...fileProblems(pages, files, origin),
    ...chosen.flatMap(([name, host]) => limitProblems(name, host, dist, files)),
  ];
}
