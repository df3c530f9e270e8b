import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { schemas } from './schema.ts';

const all = schemas(() => z.string());

test('a date that YAML has read as one → the text that was written', () => {
  const entry = { date: new Date('2026-11-03'), heading: 'A night line', text: 'It runs.' };
  expect(all['news-entries'].parse(entry).date).toBe('2026-11-03');
});

test('every kind of file → a JSON schema, from which forms can be made', () => {
  for (const schema of Object.values(all))
    expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('properties');
});
