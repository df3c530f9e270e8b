import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSource } from './source.ts';
import { Stega, stegaClean, stegaDecode, stegaEncode, textsOf } from './stega.ts';

test('a number in stega → read back, and gone without a trace', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(57_599), (text, id) => {
      expect(stegaDecode(text + stegaEncode(id))).toBe(id);
      expect(stegaClean(text + stegaEncode(id))).toBe(text);
    }),
  );
});

test('a text without stega → no number', () => {
  for (const text of ['', 'Cold', '🚚🚚', stegaEncode(3).slice(0, 2)])
    expect(stegaDecode(text)).toBeUndefined();
});

/** The exports of a module with stega. */
function run(code: string, shown: string[]) {
  const stega = new Stega();
  stega.install();
  stega.show(shown);
  const encoded = stega.instrument(code, parseSource('x.ts', code).literals);
  const body = encoded.replace(/export const (\w+) =/g, 'all.$1 =');
  const all = {} as Record<string, string>;
  new Function('all', 'company', body)(all, { name: 'Acme' });
  return { all, stega };
}

test('twins that the page shows → each its own number; what it does not show → none', () => {
  const code = "export const a = 'Email';\nexport const b = 'Email';\nexport const c = 'mail';";
  const { all, stega } = run(code, ['Email']);
  expect(stegaDecode(all.a!)).toBe(stega.idOf('x.ts', 'a'));
  expect(stegaDecode(all.b!)).toBe(stega.idOf('x.ts', 'b'));
  expect(stegaDecode(all.a!)).not.toBe(stegaDecode(all.b!));
  expect(all.c).toBe('mail');
});

test('a value among the words → one number at the end, and the value is known', () => {
  const { all, stega } = run(`export const a = \`By \${company.name}\\n.\`;`, ['By Acme\n.']);
  expect(stegaClean(all.a!)).toBe('By Acme\n.');
  expect(stega.values.get(stegaDecode(all.a!)!)).toEqual(['Acme']);
});

test('a time that the page shows → no stega, because it is computed with', () => {
  expect(run("export const a = '05:00';", ['05:00']).all.a).toBe('05:00');
});

test.each([
  ['escaped', '<p class="a">Sales &amp; Supply</p>', ['Sales & Supply']],
  ['read out', '<!-- --><img alt="It&#x27;s" src="/x"><br>', ["It's"]],
  ['broken at a wbr', '<a><span>office@<wbr/>north.example</span></a>', ['office@north.example']],
  ['in two pieces', '<p>one<!-- --> and two</p>', ['one and two']],
])('a text that is %s → found as it is written', (_, html, texts) => {
  expect(textsOf(html)).toEqual(texts);
});
