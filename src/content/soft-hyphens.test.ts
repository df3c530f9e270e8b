import { expect, test } from 'vitest';
import { hyphenate, withSoftHyphens } from './soft-hyphens.ts';

const shown = (content: unknown, language: string) =>
  JSON.parse(JSON.stringify(withSoftHyphens(content, language)).replaceAll('\u00AD', '|'));

test('long words of headings → break between syllables, as the language has them', () => {
  const entry = { heading: 'Verantwortungsvolle Fernverkehre', text: 'Verantwortungsvolle' };
  const broken = { ...entry, heading: 'Ver|ant|wor|tungs|vol|le Fernverkehre' };
  expect(shown({ cards: [entry], hero: entry }, 'de-AT')).toEqual({
    cards: [broken],
    hero: broken,
  });
  expect(shown({ heading: 'Responsabilidades' }, 'es')).toEqual({
    heading: 'Res|pon|sa|bi|li|da|des',
  });
});

test('a picture beside such a heading → the same, with what Astro hides in it', () => {
  const file = Object.defineProperty({ src: '/a.webp' }, 'fsPath', { value: 'a.webp' });
  expect(withSoftHyphens({ heading: 'Verantwortungsvolle', file }, 'de').file).toBe(file);
});

test('a word that its writer has broken, a language that nobody has syllables of → as written', () => {
  const heading = 'Temperaturaufzeichnung\u00ADsprotokolle';
  expect(withSoftHyphens({ heading }, 'de')).toEqual({ heading });
  expect(shown({ heading: 'Responsabilidades' }, 'xx')).toEqual({ heading: 'Responsabilidades' });
});

test('a picture → the same one, with its file, which Astro answers for', () => {
  const get = (it: { src: string }, key: string) => (key === 'fsPath' ? 'a.webp' : it.src);
  const picture = new Proxy({ src: '/a.webp' }, { get: (it, key) => get(it, String(key)) });
  expect(withSoftHyphens({ picture }, 'de').picture).toBe(picture);
});

test('the head of a narrow column → its shorter words break as well', () => {
  expect(hyphenate('Rückluft', 'de')).toBe('Rückluft');
  expect(hyphenate('Rückluft', 'de', 'column')).toBe('Rück\u00ADluft');
});
