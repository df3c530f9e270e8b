import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { company } from '#company/facts.ts';
import type { Company } from '#shapes';

const card = { icon: 'sos', heading: 'SOS', text: 'Help, now.', contact: 'dispatch' };
const cards = [card, card];
vi.mock('#words/strategy.ts', () => ({ services: { heading: 'Services', cards } }));

/** The card of a company with these numbers. */
async function cardOf(phones: Company['phones']) {
  vi.resetModules();
  vi.doMock('#company/facts.ts', () => ({ company: { ...company, phones } }));
  const { ServiceCards } = await import('./ServiceCards.tsx');
  return renderToStaticMarkup(createElement(ServiceCards));
}

test('a number of dispatch → the card that asks for help calls it', async () => {
  const html = await cardOf({ dispatch: '+44 7700 900142' });
  expect(html).toContain('href="tel:+447700900142"');
  expect(html).not.toContain('href="mailto:');
});

test('no number → it writes to dispatch', async () => {
  const html = await cardOf(undefined);
  expect(html).toContain(`href="mailto:${company.emails.dispatch}"`);
  expect(html).not.toContain('href="tel:');
});

test('two cards that say the same → each has a key of its own', async () => {
  const { ServiceCards } = await import('./ServiceCards.tsx');
  const keys = JSON.stringify(ServiceCards()).match(/"key":"[^"]+"/g)!;
  expect(new Set(keys).size).toBe(cards.length);
});
