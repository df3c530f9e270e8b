import { expect, test, vi } from 'vitest';
import { shareFile } from './sources.ts';

vi.mock('astro:assets', () => ({}));

test('pages whose paths differ only in punctuation → share pictures of their own', () => {
  const paths = ['/', '/work', '/work-driver', '/work/driver', '/social'];
  expect(new Set(paths.map(shareFile)).size).toBe(paths.length);
});
