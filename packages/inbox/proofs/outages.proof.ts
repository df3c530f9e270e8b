import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { company } from '#company/facts.ts';
import { until } from '../../../e2e/tools/until.ts';
import { backUp } from '../src/backup.ts';
import { listMessages } from '../src/messages.ts';
import { aMessage, startInbox } from '../testing/inbox.ts';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { startWithMail } from '../testing/stores.ts';

vi.setConfig({ testTimeout: 180_000 });
const CONTACT = '/api/forms/contact';

test('PostgreSQL is stopped and started under load → 503 meanwhile, then on; every answered id is stored once', async ({
  skip,
}) => {
  skip(!findPostgres(), 'PostgreSQL is not here.');
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const { mail, inbox, allSent } = await startWithMail({
    DATABASE_URL: await postgres.createDatabase(),
  });
  const statuses: number[] = [];
  const stored: string[] = [];
  let loading = true;
  /** Like the browser: the same id until it is accepted. */
  const visitor = async () => {
    while (loading) {
      const message = aMessage();
      for (let status = 0; status !== 201 && status !== 200; ) {
        const answer = await inbox.post(CONTACT, message);
        status = answer.status;
        statuses.push(status);
        if (status === 503) expect((await answer.json()).message).toContain(company.emails.general);
      }
      stored.push(message.id);
    }
  };
  const load = Promise.all(Array.from({ length: 16 }, visitor));
  for (let outage = 0; outage < 2; outage += 1) {
    const before = stored.length;
    await until(() => stored.length > before + 50, 'messages are stored');
    const refusedBefore = statuses.filter((status) => status === 503).length;
    await postgres.stop();
    await until(
      () => statuses.filter((status) => status === 503).length > refusedBefore + 5,
      'posts are refused',
    );
    expect((await fetch(`${inbox.origin}/api/health`)).status).toBe(503);
    await postgres.start();
  }
  const before = stored.length;
  await until(() => stored.length > before + 50, 'messages are stored again');
  loading = false;
  await load;
  expect(new Set(statuses)).toEqual(
    new Set([200, 201, 503].filter((status) => statuses.includes(status))),
  );
  const rows = (await inbox.transact(listMessages)).map(({ id }) => id);
  expect(rows.sort()).toEqual(stored.sort());
  await allSent();
  expect(mail.received.length).toBeGreaterThanOrEqual(stored.length);
});

test('PostgreSQL is away at the start → 503; it comes → the schema is made and messages are taken', async ({
  skip,
}) => {
  skip(!findPostgres(), 'PostgreSQL is not here.');
  const postgres = await startPostgres();
  const settings = { DATABASE_URL: await postgres.createDatabase() };
  await postgres.stop();
  const inbox = await startInbox(settings);
  const message = aMessage();
  expect((await inbox.post(CONTACT, message)).status).toBe(503);
  await postgres.start();
  expect((await inbox.post(CONTACT, message)).status).toBe(201);
  await inbox.stop();
  await postgres.remove();
});

const isRoot = process.getuid?.() === 0;

/** A file system of one megabyte, until the test ends. */
function mountSmallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  expect(mounted.status, String(mounted.stderr)).toBe(0);
  onTestFinished(() => {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test.skipIf(!isRoot)(
  'a backup onto a full disk → one line, no file; there is room → made',
  async () => {
    const store = mkdtempSync(join(tmpdir(), 'inbox-'));
    onTestFinished(() => rmSync(store, { recursive: true }));
    const inbox = await startInbox({ DATA_DIR: store });
    for (let i = 0; i < 40; i += 1)
      await inbox.post(CONTACT, aMessage({ message: 'x'.repeat(10_000) }));
    await inbox.stop();
    const folder = mountSmallDisk();
    const filler = join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(800_000));
    const copy = join(folder, 'copy.db');
    await expect(backUp(store, copy)).rejects.toThrow(/^\S+ was not made: .*full/);
    expect(readdirSync(folder)).toEqual(['filler']);
    rmSync(filler);
    await backUp(store, copy);
  },
);

test.skipIf(!isRoot)(
  'the disk fills → 503 that names the e-mail address; it has room again → 201, nothing lost',
  async () => {
    const folder = mountSmallDisk();
    const inbox = await startInbox({ DATA_DIR: folder });
    const filler = join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(300_000));

    const answered: string[] = [];
    const fill = async (message: ReturnType<typeof aMessage>) => {
      const answer = await inbox.post(CONTACT, message);
      if (answer.status === 201) answered.push(message.id);
      return answer;
    };
    const large = 'x'.repeat(10_000);
    let refused: Response | undefined;
    for (let i = 0; i < 100 && !refused; i += 1) {
      // Several at once: what cannot be committed must not be reported as stored.
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => fill(aMessage({ message: large }))),
      );
      refused = answers.find(({ status }) => status !== 201);
    }
    expect(refused?.status).toBe(503);
    expect((await refused!.json()).message).toContain(company.emails.general);

    rmSync(filler);
    expect((await fill(aMessage())).status).toBe(201);
    expect((await fetch(`${inbox.origin}/api/health`)).status).toBe(200);
    const stored = (await inbox.transact(listMessages)).map(({ id }) => id);
    expect(stored.sort()).toEqual(answered.sort());
    await inbox.stop();
  },
);
