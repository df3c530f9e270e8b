import { expect, test, vi } from 'vitest';
import { reportWebVitals } from './report-web-vitals.ts';

const loaded = vi.hoisted(() => vi.fn());

vi.mock('web-vitals', () => {
  loaded();
  const measure = (report: (metric: { name: string }) => void) => report({ name: 'metric' });
  return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure };
});

test('no callback → the library is not even loaded; a callback → it gets all five measures', async () => {
  await reportWebVitals();
  expect(loaded).not.toHaveBeenCalled();
  const report = vi.fn();
  await reportWebVitals(report);
  expect(report).toHaveBeenCalledTimes(5);
});
