import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Marker, textsOf, withMarks } from './marker.ts';
import { idOf, markOf, unmarked } from './marks.ts';

test('a number in a mark → read back, and gone without a trace', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(57_599), (text, id) => {
      expect(idOf(text + markOf(id))).toBe(id);
      expect(unmarked(text + markOf(id))).toBe(text);
    }),
  );
});

test('a text without a mark → no number', () => {
  for (const text of ['', 'Cold', '🚚🚚', markOf(3).slice(0, 2)])
    expect(idOf(text)).toBeUndefined();
});

/** What a module with marks evaluates to. */
function run(code: string, shown: string[]) {
  const marker = new Marker();
  marker.show(shown);
  const marked = withMarks('x.ts', code, 'mark', (path) => marker.idAt('x.ts', path));
  const body = marked.replace(/export const (\w+) =/g, 'all.$1 =');
  const all = {} as Record<string, string>;
  new Function('mark', 'all', 'company', body)(marker.mark, all, { name: 'Acme' });
  return { all, marker };
}

test('twins that the page shows → each its own mark; what it does not show → none', () => {
  const code = "export const a = 'Email';\nexport const b = 'Email';\nexport const c = 'mail';";
  const { all, marker } = run(code, ['Email']);
  expect(idOf(all.a!)).toBe(marker.idAt('x.ts', 'a'));
  expect(idOf(all.b!)).toBe(marker.idAt('x.ts', 'b'));
  expect(idOf(all.a!)).not.toBe(idOf(all.b!));
  expect(all.c).toBe('mail');
});

test('a value among the words → one mark at the end, and the value is known', () => {
  const { all, marker } = run(`export const a = \`By \${company.name}\\n.\`;`, ['By Acme\n.']);
  expect(unmarked(all.a!)).toBe('By Acme\n.');
  expect(marker.values.get(idOf(all.a!)!)).toEqual(['Acme']);
});

test('a time that the page shows → no mark, because it is reckoned with', () => {
  expect(run("export const a = '05:00';", ['05:00']).all.a).toBe('05:00');
});

test('what a page says → its texts and what is read out, as they were before React escaped them', () => {
  const html = '<p class="a">Sales &amp; Supply</p><!-- --><img alt="It&#x27;s" src="/x">';
  expect(textsOf(html)).toEqual(['Sales & Supply', "It's"]);
});

test('a text that the page may break in the middle → whole', () => {
  const html = '<a><span>office@<wbr/>north.example</span></a><p>one<!-- --> and two</p>';
  expect(textsOf(html)).toEqual(['office@north.example', 'one and two']);
});
