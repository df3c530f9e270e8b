import { expect, test } from 'vitest';
import { hashOf, readDocument } from './document.ts';

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const nothing = { analytics: undefined, files: [] };
const read = (head: string, body = '') =>
  readDocument(
    `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );

test('several styles → one, last in the head, in their order, with one hash', () => {
  const document = read(
    '<style>a{}</style><title>A</title><style> b{}\n</style>',
    '<style>c{}</style>',
  );
  expect(document.mergeInlineCode().styles).toEqual([hashOf('a{}\nb{}\nc{}')]);
  expect(document.write()).toContain(
    '<title>A</title><style>a{}\nb{}\nc{}</style></head><body></body>',
  );
});

test('scripts → modules load last, and inline code has one hash each', () => {
  const document = read(
    '<script type="module" src="/a.js"></script><script type="speculationrules">{}</script>' +
      '<script>1</script><i></i><script>1</script><script type="application/ld+json">{"a":1}</script>',
  );
  expect(document.mergeInlineCode().scripts).toEqual([hashOf('{}'), hashOf('1')]);
  expect(document.write()).toContain('<script type="module" src="/a.js" fetchpriority="low">');
});

const RUNTIME = '<script>1</script><script>2</script>';
const island = (directive: string) =>
  `<astro-island client="${directive}"></astro-island><astro-island client="intent"></astro-island>`;

test('every island waits for intent → each names the file with the code of islands', () => {
  const document = read('<script type="speculationrules">{}</script>', RUNTIME + island('intent'));
  const [[src, text] = []] = document.moveScripts();
  expect(text).toBe('/*! Licenses: /licenses.txt */\n1;2');
  expect(src).toMatch(/^\/static\/inline\.[\da-f]{8}\.js$/);
  expect(document.mergeInlineCode().scripts).toEqual([hashOf('{}')]);
  const named = `<astro-island client="intent" runtime-url="${src}"></astro-island>`;
  expect(document.write()).toContain(`<body>${named}${named}</body>`);
});

test('an island that does not wait → the file is loaded last', () => {
  const document = read('', RUNTIME + island('visible'));
  const [[src] = []] = document.moveScripts();
  expect(document.write()).toContain(
    `<body><script defer="" fetchpriority="low" src="${src}"></script><astro-island client="visible">`,
  );
});

test.each(['', '<script>1</script>', `${RUNTIME}<script>3</script>`])(
  'islands with %s, as no version of Astro has written them → the build stops',
  (scripts) => {
    expect(() => read('', scripts + island('intent')).moveScripts()).toThrow('astro-island.ts');
  },
);

test('no island, no inline code → nothing to move', () => {
  expect(read('', '<p>A</p>').moveScripts().size).toBe(0);
});

test("Astro's own policy → removed, and its hashes are returned", () => {
  const document = read(
    `<meta http-equiv="content-security-policy" content="script-src 'self' ${EMPTY}; style-src 'self' ${hashOf('1')}">`,
  );
  expect([...document.takeHashes()]).toEqual([EMPTY, hashOf('1')]);
  expect(document.write()).not.toContain('http-equiv');
  expect([...read('').takeHashes()]).toEqual([]);
});

test('elements that our code wrote → nothing unexpected', () => {
  const expected = ['a{}', '1', '{}'].map(hashOf);
  const document = read(
    '<style>a{}</style><script>1</script><script type="speculationrules">{}</script>' +
      '<script type="module" src="/static/a.js"></script><script src="https://count.example/a.js"></script>' +
      '<script type="application/ld+json">{"a":1}</script><a href="mailto:a@example.com">data:</a>',
  );
  const allowed = { analytics: 'https://count.example/a.js', files: ['/static/a.js'] };
  expect(document.unexpectedElements(new Set(expected), allowed)).toEqual([]);
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT type="text/javascript">alert(1)</SCRIPT>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style>a{}</style></svg>',
  '<template><script>alert(1)</script></template>',
  '<script src="/media/a.js"></script>',
  '<script src="https://a.example/a.js"></script>',
  '<script type="importmap">{}</script>',
  '<style>a{}</style>',
  '<p style="color:red">A</p>',
  '<p onclick="alert(1)">A</p>',
  '<a href=" JaVaScript:alert(1)">A</a>',
  '<a href="java&#10;script:alert(1)">A</a>',
  '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
  '<a href="data:text/html,A">A</a>',
  '<meta http-equiv="refresh" content="0;url=https://a.example">',
  '<iframe srcdoc="A"></iframe>',
  '<base href="https://a.example">',
])('%s → reported as unexpected', (markup) => {
  expect(read('', markup).unexpectedElements(new Set(), nothing)).toHaveLength(1);
});

test('a policy for the page → after the character set, before everything that it governs', () => {
  const document = read('<style>a{}</style>');
  document.addPolicy("style-src 'none'");
  expect(document.write()).toContain(
    '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="style-src \'none\'"><style>',
  );
});
