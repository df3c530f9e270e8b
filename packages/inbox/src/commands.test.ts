import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aMessage, NO_MAIL_SERVER, PATIENT, startInbox, type TestInbox } from '../testing/inbox.ts';
import { type StoreSettings, withEachStore } from '../testing/stores.ts';
import { runCommand } from './commands.ts';
import { type Database, query } from './database.ts';
import { openDatabase } from './inbox.ts';
import { eraseOlderThan } from './retention.ts';
import { words } from './words.ts';

const run = promisify(execFile);

withEachStore((makeStore, store) => {
  let inbox: TestInbox;
  let database: Database;
  let settings: StoreSettings;
  const cli = (...args: string[]) =>
    runCommand({ database, environment: inbox.environment, words }, args);
  const ada = aMessage({ message: 'First line\nsecond \u001b[31mred' });
  const formula = aMessage({ firstName: '=HYPERLINK("http://evil.example")', website: 'x' });

  beforeAll(async () => {
    settings = await makeStore();
    inbox = await startInbox({ ...settings, ...NO_MAIL_SERVER }, { timing: PATIENT });
    database = openDatabase(inbox.environment.inbox);
    for (const message of [ada, formula]) await inbox.post('/api/forms/contact', message);
    const subscription = { id: crypto.randomUUID(), email: 'reader@example.com', subscribe: true };
    await inbox.post('/api/forms/newsletter', subscription);
  });
  afterAll(async () => {
    await inbox.stop();
    await database.close();
  });

  test('npm run inbox → prints and ends well; after a mistake it ends badly, with one line that mends it', async () => {
    const env = { ...process.env, ...settings };
    expect((await run('node', ['packages/inbox/src/cli.ts', 'stats'], { env })).stdout).toContain(
      'messages',
    );
    const mistake = run('node', ['packages/inbox/src/cli.ts', 'export'], { env });
    await expect(mistake).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Say how.*\n$/),
    });
  });

  test('list → a line a message, nothing in it steers the terminal', async () => {
    const lines = (await cli('list')).trim().split('\n');
    expect(lines).toHaveLength(3);
    const line = lines.find((it) => it.startsWith(ada.id.slice(0, 8)))!;
    expect(line).toContain(`Ada Frost <${ada.email}>  First line second  [31mred`);
    expect(lines.find((it) => it.startsWith(formula.id.slice(0, 8)))).toContain('SUSPECT');
  });

  test('show with the start of an id → the whole message', async () => {
    expect(await cli('show', ada.id.slice(0, 6))).toContain('First line\nsecond');
  });

  test('export --csv → no cell is a formula', async () => {
    expect(await cli('export', '--csv')).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  });

  test('export --json → everything', async () => {
    const { messages, subscribers, consents } = JSON.parse(await cli('export', '--json'));
    expect([messages.length, subscribers.length, consents.length]).toEqual([3, 1, 1]);
  });

  test('stats → counts', async () => {
    expect((await cli('stats')).replace(/ +/g, ' ')).toContain('messages 2\nsuspect 1\n');
  });

  test.each([[], ['export'], ['show'], ['show', 'zzz'], ['send', 'no-such-file'], ['--nonsense']])(
    'a mistake (%s %s) → refused',
    async (...args) => {
      await expect(cli(...args.filter(Boolean))).rejects.toThrow();
    },
  );

  test('export --subscribers → the confirmed ones alone', async () => {
    expect(await cli('export', '--csv', '--subscribers')).not.toContain('reader@example.com');
    await inbox.read(query("UPDATE subscriber SET state = 'confirmed'"));
    expect(await cli('export', '--csv', '--subscribers')).toContain('reader@example.com');
  });

  test('send → shows subject, number and link first; with --yes it queues the letter', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'letter-')), 'letter.txt');
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    await inbox.read(query("UPDATE subscriber SET state = 'confirmed'"));
    const letters = async () =>
      (await inbox.read(query("SELECT 1 FROM outbox WHERE kind = 'letter'"))).length;

    for (const empty of ['', 'A subject', '\n\nA text without a subject']) {
      writeFileSync(file, empty);
      await expect(cli('send', file, '--yes')).rejects.toThrow('needs a first line');
    }
    writeFileSync(file, 'A cold month\n\nIt was cold.\n');
    const preview = (await cli('send', file)).replace(/ +/g, ' ');
    expect(preview).toContain('subject A cold month\nsubscribers 1\n');
    expect(preview).toContain('https://site.example/api/newsletter/unsubscribe?token=');
    expect(await letters()).toBe(0);
    expect(await cli('send', file, '--yes')).toContain('for 1 subscribers');
    expect(await letters()).toBe(1);

    const atHome = { ...inbox.environment, siteOrigin: 'http://localhost:3000' };
    const sendAtHome = (smtpUrl: string) =>
      runCommand(
        { database, environment: { ...atHome, inbox: { ...atHome.inbox, smtpUrl } }, words },
        ['send', file, '--yes'],
      );
    await expect(sendAtHome('')).rejects.toThrow(/^SITE_ORIGIN is "http:\/\/localhost:3000"/);
    await expect(sendAtHome('smtp://mail.example')).rejects.toThrow(/^SITE_ORIGIN is/);
    await sendAtHome('smtp://127.0.0.1:9');
  });

  test('stats → also why mails were not sent', async () => {
    await inbox.read(query("UPDATE outbox SET last_error = '550 no such user'"));
    expect(await cli('stats')).toMatch(/mails not sent +\d+: 550 no such user/);
  });

  test('delete → everything about the address is gone, whatever its case, and no more is promised than is true', async () => {
    const own = await startInbox(
      { ...(await makeStore()), ...NO_MAIL_SERVER },
      { timing: PATIENT },
    );
    const kept = aMessage();
    const subscription = { id: crypto.randomUUID(), email: 'gone@example.com', subscribe: true };
    await own.post('/api/forms/contact', aMessage({ email: 'Gone@Example.com' }));
    await own.post('/api/forms/contact', kept);
    await own.post('/api/forms/newsletter', subscription);
    const ownDatabase = openDatabase(own.environment.inbox);
    const parts = { database: ownDatabase, environment: own.environment, words };
    const said = await runCommand(parts, ['delete', 'GONE@example.com']);
    await ownDatabase.close();
    expect(said).toMatch(/^6 entries are erased\./);
    expect(said.includes('VACUUM')).toBe(store === 'PostgreSQL');
    for (const table of ['message', 'outbox', 'subscriber', 'consent']) {
      expect(JSON.stringify(await own.read(query(`SELECT * FROM ${table}`)))).not.toMatch(
        /gone@example/i,
      );
    }
    expect(await own.read(query('SELECT id FROM message'))).toEqual([{ id: kept.id }]);
    await own.stop();
  });

  test('older than KEEP_DAYS → erased; younger → kept', async () => {
    const own = await startInbox(await makeStore());
    const [old, young] = [aMessage(), aMessage()];
    for (const message of [old, young]) await own.post('/api/forms/contact', message);
    await own.read(query('UPDATE message SET received_at = 1000 WHERE id = $1', old.id));
    await own.read(eraseOlderThan(2000));
    expect(await own.read(query('SELECT id FROM message'))).toEqual([{ id: young.id }]);
    await own.stop();
  });
});
