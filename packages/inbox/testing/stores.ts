import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, vi } from 'vitest';
import { startPostgres } from './postgres.ts';

export type StoreSettings = { DATA_DIR: string } | { DATABASE_URL: string };
export type MakeStore = () => Promise<StoreSettings>;

/** What the inbox says when a test makes trouble on purpose. */
const EXPECTED =
  /^(A mail was not sent|The inbox (cannot store|stores) messages|SMTP_URL is not set|The clock is)/;

/** The same tests against both stores, each test with an empty one. */
export function withEachStore(
  tests: (makeStore: MakeStore, store: 'SQLite' | 'PostgreSQL') => void,
) {
  const say = console.error;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    if (!EXPECTED.test(String(words[0]))) say(...words);
  });
  describe('SQLite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    tests(async () => ({ DATA_DIR: mkdtempSync(join(folder, 'data-')) }), 'SQLite');
  });
  describe('PostgreSQL', () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.remove());
    tests(async () => ({ DATABASE_URL: await postgres.createDatabase() }), 'PostgreSQL');
  });
}
