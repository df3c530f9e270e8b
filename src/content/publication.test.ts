import { expect, test } from 'vitest';
import { dayOfAppearance, hasExpired, isPublished } from './publication.ts';

test.each([
  [{}, true],
  [{ published: true }, true],
  [{ published: false }, false],
  [{ from: '2026-05-02' }, false],
  [{ from: '2026-05-01' }, true],
  [{ date: '2026-05-02' }, false],
  [{ date: '2026-05-01' }, true],
  [{ date: '2026-05-02', from: '2026-05-01' }, true],
  [{ until: '2026-05-01' }, true],
  [{ until: '2026-04-30' }, false],
  [{ from: '2026-01-01', until: '2026-12-31', published: false }, false],
  [{ details: { validThrough: '2026-04-30' } }, false],
  [{ details: { validThrough: '2026-05-01' } }, true],
])('on the first of May, %j → published: %s', (content, isVisible) =>
  expect(isPublished(content, '2026-05-01')).toBe(isVisible),
);

test.each([
  [{}, false],
  [{ until: '2026-04-30' }, true],
  [{ details: { validThrough: '2026-04-30' } }, true],
  [{ details: { validThrough: '2026-05-01' } }, false],
  [{ published: false, until: '2026-04-30' }, false],
])('on the first of May, %j → expired: %s', (content, isOver) =>
  expect(hasExpired(content, '2026-05-01')).toBe(isOver),
);

test.each([
  [{}, undefined],
  [{ date: '2026-05-01' }, undefined],
  [{ date: '2026-05-02' }, '2026-05-02'],
  [{ date: '2026-05-02', from: '2026-06-01' }, '2026-06-01'],
  [{ date: '2026-05-02', published: false }, undefined],
])('on the first of May, %j → appears on %s', (content, day) =>
  expect(dayOfAppearance(content, '2026-05-01')).toBe(day),
);
