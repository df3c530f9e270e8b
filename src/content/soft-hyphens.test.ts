import { expect, test } from 'vitest';
import { hyphenate, withSoftHyphens } from './soft-hyphens.ts';

const withVisibleHyphens = (content: unknown, language: string) =>
  JSON.parse(JSON.stringify(withSoftHyphens(content, language)).replaceAll('\u00AD', '|'));

test('long words of headings → break between the syllables of their language', () => {
  const entry = { heading: 'Verantwortungsvolle Fernverkehre', text: 'Verantwortungsvolle' };
  const broken = { ...entry, heading: 'Ver|ant|wor|tungs|vol|le Fernverkehre' };
  expect(withVisibleHyphens({ cards: [entry], hero: entry }, 'de-AT')).toEqual({
    cards: [broken],
    hero: broken,
  });
  expect(withVisibleHyphens({ heading: 'Responsabilidades' }, 'es')).toEqual({
    heading: 'Res|pon|sa|bi|li|da|des',
  });
});

test('a picture beside such a heading → the same object, in which Astro hides its file', () => {
  const file = Object.defineProperty({ src: '/a.webp' }, 'fsPath', { value: 'a.webp' });
  expect(withSoftHyphens({ heading: 'Verantwortungsvolle', file }, 'de').file).toBe(file);
});

test('a word with a soft hyphen of its writer → as written', () => {
  const heading = 'Temperaturaufzeichnung\u00ADsprotokolle';
  expect(withSoftHyphens({ heading }, 'de')).toEqual({ heading });
});

test('a language whose syllables are not known → as written', () => {
  expect(withVisibleHyphens({ heading: 'Responsabilidades' }, 'xx')).toEqual({
    heading: 'Responsabilidades',
  });
});

test('a picture without such a heading → the same object, whose file Astro answers for', () => {
  const get = (image: { src: string }, key: string | symbol) =>
    key === 'fsPath' ? 'a.webp' : image.src;
  const picture = new Proxy({ src: '/a.webp' }, { get });
  expect(withSoftHyphens({ picture }, 'de').picture).toBe(picture);
});

test('the head of a narrow column → shorter words break as well', () => {
  expect(hyphenate('Rückluft', 'de')).toBe('Rückluft');
  expect(hyphenate('Rückluft', 'de', 'column')).toBe('Rück\u00ADluft');
});
