import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT, loadChunk } from './load-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a chunk that arrives → itself, and no timer is left behind', async () => {
  await expect(loadChunk(async () => 'chunk')).resolves.toBe('chunk');
  expect(vi.getTimerCount()).toBe(0);
});

test('a chunk that fails → its error, and no timer is left behind', async () => {
  await expect(loadChunk(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(vi.getTimerCount()).toBe(0);
});

test('a chunk that never comes → an error after two minutes, not before', async () => {
  const settled = vi.fn();
  const loading = loadChunk(() => new Promise(() => {})).catch(settled);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(settled).toHaveBeenCalledExactlyOnceWith(
    new Error('The chunk did not arrive within two minutes.'),
  );
});
