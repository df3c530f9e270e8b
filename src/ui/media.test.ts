import { expect, test, vi } from 'vitest';
import { shareFile } from './media.ts';

vi.mock('astro:assets', () => ({}));

test('pages whose paths differ only in punctuation → share pictures of their own', () => {
  const paths = ['/', '/work', '/work-driver', '/work/driver', '/social'];
  expect(new Set(paths.map(shareFile)).size).toBe(paths.length);
});
