import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMPANY } from '../../../content/company-folder.ts';
import { companyFiles } from './company-folder.ts';
import { type Part, parseSource, replaceAt, writeLiteral } from './source.ts';

const sources = companyFiles(COMPANY).map((file) => ({
  file,
  code: readFileSync(`${COMPANY}/${file}`, 'utf8'),
}));
const everyLiteral = sources.flatMap(({ file, code }) =>
  parseSource(file, code).literals.map((literal) => ({ ...literal, code })),
);

/** Anything that might be typed or pasted, including what has a meaning in source code. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ...["'", '"', '`', '$', '{', '}', '${', '\\', '\\u', '\n', '\r', '\u2028', '</script>'],
        ...['🚚', '👩🏽‍🔧', 'مبرد', '\u202e', '*/', '//', 'é', '\ufeff', '\ud83d', '\0', ' '],
      ),
    )
    .map((pieces) => pieces.join('')),
);

const tidy = (parts: readonly Part[]) =>
  parts.map((part) => (typeof part === 'string' ? part : `\0${part.expression}\0`)).join('');

test('the content → hundreds of literals, each at its own path', () => {
  expect(everyLiteral.length).toBeGreaterThan(250);
  const places = everyLiteral.map(({ file, path }) => `${file} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});

test('every string in quotes that is no import, key or type → found', () => {
  for (const { file, code } of sources) {
    const quoted = code
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(/^import .*$/gm, '')
      .replace(/'[^'\n]*':/g, '')
      .replace(/\w+(\[|<)'[^']*'(\]|>)/g, '')
      .match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g);
    const { literals } = parseSource(file, code);
    const found = new Set(literals.map(({ source }) => source));
    expect((quoted ?? []).filter((source) => !found.has(source))).toEqual([]);
  }
});

test('any words in place of any literal → read back as typed, every other literal as it was', () => {
  for (const literal of everyLiteral) {
    const { file, code, path, parts } = literal;
    const values = parts.filter((part) => typeof part !== 'string');
    const others = parseSource(file, code).literals.filter((it) => it.path !== path);
    const sources = others.map(({ source }) => source);
    const readBack = (typed: Part[]) => {
      const after = parseSource(
        file,
        replaceAt(code, literal, writeLiteral(typed, literal.parts)),
      ).literals;
      const mine = after.find((it) => it.path === path)!;
      expect(after.filter((it) => it !== mine).map(({ source }) => source)).toEqual(sources);
      return mine.parts;
    };
    expect(readBack(parts)).toEqual(parts);
    fc.assert(
      fc.property(words, words, (start, end) => {
        const typed = [start, ...values, end];
        expect(tidy(readBack(typed))).toBe(tidy(typed));
      }),
      { numRuns: 4 },
    );
  }
});

test('source that cannot be parsed → says which file', () => {
  expect(() => parseSource('en/home.ts', 'export const = ')).toThrow(`${COMPANY}/en/home.ts`);
});
