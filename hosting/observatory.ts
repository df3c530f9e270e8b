/**
 * The scoring of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js), as far as it
 * is read from one https answer: the results that can be had for each test, by their public names, with their points.
 * Left out are its tests of cookies, CORS and redirection to https: a site without cookies and CORS headers, behind
 * a host that redirects, gets 0 points from each.
 */
type Headers = Record<string, string>;

const BASELINE = 100;
/** Extra points count only for a site that loses at most ten. */
const MINIMUM_FOR_EXTRA_CREDIT = 90;
const SIX_MONTHS = 15_768_000;

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const UNSAFE_INLINE = ["'unsafe-inline'", 'data:'];

function parsePolicy(text: string) {
  const directives = text
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name, ...sources]) => [name!, sources]));
}

function policyResult(text = ''): [string, number] {
  if (!text) return ['csp-not-implemented', -25];
  const policy = parsePolicy(text);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const allows = (name: string, list: string[]) =>
    sources(name).some((source) => list.includes(source));
  const insecure = (list: string[]) => list.some((source) => /^(http|ftp):/.test(source));
  const passive = [...sources('img-src'), ...sources('media-src')];
  const active = [...policy]
    .filter(([name]) => !/^(img|media)-src$/.test(name))
    .flatMap(([, list]) => list);

  if (allows('script-src', [...BROAD, ...UNSAFE_INLINE]) || allows('object-src', BROAD))
    return ['csp-implemented-with-unsafe-inline', -20];
  if (insecure(active)) return ['csp-implemented-with-insecure-scheme', -20];
  if (allows('script-src', ["'unsafe-eval'"]) || allows('style-src', ["'unsafe-eval'"]))
    return ['csp-implemented-with-unsafe-eval', -10];
  if (insecure(passive))
    return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  if (allows('style-src', [...BROAD, ...UNSAFE_INLINE]))
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  return policy.get('default-src')?.join() === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function transportResult(text = ''): [string, number] {
  const [, maxAge] = text.match(/max-age=(\d+)/i) ?? [];
  if (!maxAge) return text ? ['hsts-header-invalid', -20] : ['hsts-not-implemented', -20];
  return Number(maxAge) >= SIX_MONTHS
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10];
}

function referrerResult(text = ''): [string, number] {
  if (!text) return ['referrer-policy-not-implemented', 0];
  const last = text.split(',').at(-1)!.trim().toLowerCase();
  const isPrivate = [
    'no-referrer',
    'same-origin',
    'strict-origin',
    'strict-origin-when-cross-origin',
  ].includes(last);
  return isPrivate ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

function framingResult(headers: Headers): [string, number] {
  if (parsePolicy(headers['content-security-policy'] ?? '').has('frame-ancestors'))
    return ['x-frame-options-implemented-via-csp', 5];
  const isSet = /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '');
  return isSet
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-not-implemented', -20];
}

function integrityResult(html: string): [string, number] {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, src]) => /^(https?:)?\/\//.test(src!));
  if (foreign.some(([tag]) => !tag.includes('integrity=')))
    return ['sri-not-implemented-but-external-scripts-loaded-securely', -5];
  return scripts.some(([tag]) => tag.includes('integrity='))
    ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
}

function resourceResult(text = ''): [string, number] {
  if (/^same-(origin|site)$/.test(text))
    return [`cross-origin-resource-policy-implemented-with-${text}`, 10];
  return text === '' || text === 'cross-origin'
    ? ['cross-origin-resource-policy-not-implemented', 0]
    : ['cross-origin-resource-policy-header-invalid', -5];
}

const sniffResult = (text = ''): [string, number] =>
  text === 'nosniff'
    ? ['x-content-type-options-nosniff', 0]
    : ['x-content-type-options-not-implemented', -5];

/** What the Observatory would say of an https page: its score, and each test that does not get all it could. */
export function observatory(allHeaders: Headers, html: string) {
  const headers = Object.fromEntries(
    Object.entries(allHeaders).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const rows: [string, [string, number], number][] = [
    ['content-security-policy', policyResult(headers['content-security-policy']), 10],
    ['strict-transport-security', transportResult(headers['strict-transport-security']), 0],
    ['referrer-policy', referrerResult(headers['referrer-policy']), 5],
    ['x-frame-options', framingResult(headers), 5],
    ['subresource-integrity', integrityResult(html), 5],
    ['x-content-type-options', sniffResult(headers['x-content-type-options']), 0],
    ['cross-origin-resource-policy', resourceResult(headers['cross-origin-resource-policy']), 10],
  ];
  const lost = rows.reduce((sum, [, [, points]]) => sum + Math.min(points, 0), 0);
  const all = rows.reduce((sum, [, [, points]]) => sum + points, 0);
  const best = rows.reduce((sum, [, , most]) => sum + most, 0);
  return {
    score: Math.max(0, BASELINE + (BASELINE + lost >= MINIMUM_FOR_EXTRA_CREDIT ? all : lost)),
    highest: BASELINE + best,
    missing: rows
      .filter(([, [, points], most]) => points < most)
      .map(([test, [result, points], most]) => `${test}: ${result} gives ${points} of ${most}`),
  };
}
