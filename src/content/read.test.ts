import { expect, test, vi } from 'vitest';
import { pagesOf } from './read.ts';

const getCollection = vi.hoisted(() => vi.fn());
vi.mock('astro:content', () => ({ getCollection }));

const collection = (path: string) => async (name: string) =>
  name === 'home' ? [{ id: 'en', data: { path } }] : [];
const paths = async () => (await pagesOf('en')).map(({ path }) => path);

test('asked again for one request → found once; for the next one → found anew', async () => {
  getCollection.mockImplementation(collection('/before'));
  expect(await paths()).toEqual(['/before']);
  getCollection.mockImplementation(collection('/after'));
  expect(await paths()).toEqual(['/before']);
  globalThis.devRequest = {};
  expect(await paths()).toEqual(['/after']);
});
