import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail, isWhole, LANGUAGE_CODE } from './patterns.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const LOCAL = `${LETTERS}${DIGITS}._%+-`;
const DOMAIN = `${LETTERS}${DIGITS}.-`;

const isOf = (text: string, allowed: string) =>
  text !== '' && [...text].every((char) => allowed.includes(char));

/** The rule again, in the specification's words and without a regular expression. */
function isEmailByTheWords(text: string) {
  const [local = '', rest = '', ...more] = text.split('@');
  const dot = rest.lastIndexOf('.');
  const topLevel = rest.slice(dot + 1);
  return (
    more.length === 0 &&
    dot > 0 &&
    isOf(local, LOCAL) &&
    isOf(rest.slice(0, dot), DOMAIN) &&
    isOf(topLevel, LETTERS) &&
    topLevel.length >= 2
  );
}

const of = (alphabet: string, minLength = 1) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength: 12 });
const right = fc
  .tuple(of(LOCAL), of(DOMAIN), of(LETTERS, 2))
  .map(([local, host, top]) => `${local}@${host}.${top}`);

/** A valid address with one change that a careless rule would accept. */
const nearlyRight = fc
  .tuple(right, fc.nat(), fc.constantFrom('', ...'@. \n\r\t\0äе٣🧊\u202E\'"<\uFEFF'), fc.nat(2))
  .map(([address, at, slip, removed]) => {
    const place = at % (address.length + 1);
    return address.slice(0, place) + slip + address.slice(place + removed);
  });

test('right addresses → accepted', () => {
  fc.assert(fc.property(right, (address) => isEmail(address)));
});

test('addresses with a slip → accepted exactly where the words of the rule accept them', () => {
  fc.assert(
    fc.property(nearlyRight, (text) => isEmail(text) === isEmailByTheWords(text)),
    { numRuns: 3000 },
  );
});

test('any text at all → the rule and its words agree', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      (text) => isEmail(text) === isEmailByTheWords(text),
    ),
    { numRuns: 1000 },
  );
});

test.each([
  ['letters', `a@${'a'.repeat(1_000_000)}`],
  ['dots and letters', `a@${'a.'.repeat(500_000)}!`],
  ['a long ending', `a@b.${'a'.repeat(1_000_000)}1`],
  ['locals', `${'a.'.repeat(500_000)}`],
])('a megabyte of %s → refused at once, however often the rule steps back', (_, text) => {
  // Catastrophic backtracking would take hours: V8's timeout stops it, even on a busy machine.
  expect(runInNewContext('isEmail(text)', { isEmail, text }, { timeout: 30_000 })).toBe(false);
});

test('a pattern → read as HTML reads it, with sets of letters', () => {
  expect(isWhole('[\\p{L}--[a-z]]+', 'ÅÉ')).toBe(true);
  expect(isWhole('[\\p{L}--[a-z]]+', 'ae')).toBe(false);
});

test('the code of a language → the whole name of its folder', () => {
  expect(['en', 'pt-BR', 'en.ts', 'e'].map((name) => LANGUAGE_CODE.test(name))).toEqual([
    ...[true, true, false, false],
  ]);
});
