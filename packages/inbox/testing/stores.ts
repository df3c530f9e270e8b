import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, vi } from 'vitest';
import { describeWith } from '../../../e2e/tools/describe-with.ts';
import { until } from '../../../e2e/tools/until.ts';
import { QUICK, startInbox, UNLIMITED, untilRows } from './inbox.ts';
import { readMail, startMailServer } from './mail-server.ts';
import { findPostgres, type StoreSettings, startPostgres } from './postgres.ts';

/** What the inbox logs when a test causes trouble on purpose. */
const EXPECTED =
  /^(A mail was not sent|The inbox (cannot store|stores) messages|SMTP_URL is not set|The clock is)/;

/** The same tests against both stores, each test with an empty one. */
export function withEachStore(
  tests: (makeStore: () => Promise<StoreSettings>, store: 'SQLite' | 'PostgreSQL') => void,
) {
  const say = console.error;
  vi.spyOn(console, 'error').mockImplementation((...line) => {
    if (!EXPECTED.test(String(line[0]))) say(...line);
  });
  describe('SQLite', () => {
    const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    tests(async () => ({ DATA_DIR: mkdtempSync(join(folder, 'data-')) }), 'SQLite');
  });
  describeWith('PostgreSQL', findPostgres, () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.remove());
    tests(async () => ({ DATABASE_URL: await postgres.createDatabase() }), 'PostgreSQL');
  });
}

export const OFFICE = 'office@company.example';

/** A folder of its own for a test, removed when the test ends. */
export function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A real mail server until the test ends, and the settings that send through it. */
export async function withMailServer(store: StoreSettings) {
  const mail = await startMailServer();
  onTestFinished(() => mail.stop());
  return { mail, settings: { ...store, SMTP_URL: mail.url, NOTIFY_TO: OFFICE } };
}

/** An inbox that sends through a real mail server, until the test ends. */
export async function startWithMail(store: StoreSettings, timing = QUICK) {
  const { mail, settings } = await withMailServer(store);
  const inbox = await startInbox(settings, { timing, limits: UNLIMITED });
  onTestFinished(() => inbox.stop());
  const unsent = () => inbox.query('SELECT id FROM outbox WHERE sent_at IS NULL');
  return {
    mail,
    inbox,
    settings,
    allSent: () => untilRows(unsent, 'all mail is sent', 0),
    /** Waits for this many mails and returns the last one. */
    async received(count: number) {
      await until(() => mail.received.length >= count, `${count} mails`);
      expect(mail.received).toHaveLength(count);
      return readMail(mail.received[count - 1]!);
    },
  };
}
