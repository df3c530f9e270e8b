import { execFile } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WITH_COMPANY } from '../../../e2e/tools/project.ts';
import {
  aMessage,
  aSubscription,
  NO_MAIL_SERVER,
  openStore,
  PATIENT,
  startInbox,
  type TestInbox,
} from '../testing/inbox.ts';
import type { StoreSettings } from '../testing/postgres.ts';
import { ownFolder, withEachStore } from '../testing/stores.ts';
import { runCommand } from './commands.ts';

const run = promisify(execFile);
const CLI = 'packages/inbox/src/cli.ts';

withEachStore((makeStore, storeName) => {
  let inbox: TestInbox;
  let store: StoreSettings;
  let database: ReturnType<typeof openStore>;
  const cli = (...args: string[]) => runCommand({ database, environment: inbox.environment }, args);
  const ada = aMessage({
    message: 'First line\nsecond \u001b[31mred\u009b\u202e\u2066\u2028\u{e0041}\u200d',
  });
  const formula = aMessage({ firstName: '=HYPERLINK("http://evil.example")', website: 'x' });

  beforeAll(async () => {
    store = await makeStore();
    inbox = await startInbox({ ...store, ...NO_MAIL_SERVER }, { timing: PATIENT });
    database = openStore(store);
    for (const message of [ada, formula]) await inbox.post('/api/forms/contact', message);
    await inbox.post('/api/forms/newsletter', aSubscription('reader@example.com'));
  });
  afterAll(async () => {
    await inbox.stop();
    await database.close();
  });

  test('npm run inbox → prints and ends well; after a mistake it ends badly, with one line that says how to fix it', async () => {
    const env = { ...process.env, ...store };
    expect((await run('node', [...WITH_COMPANY, CLI, 'stats'], { env })).stdout).toContain(
      'messages',
    );
    await expect(run('node', [...WITH_COMPANY, CLI, 'export'], { env })).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Say how.*\n$/),
    });
  });

  test('list → a line a message; show, by the start of its id → all of it; nothing steers the terminal', async () => {
    const lines = (await cli('list')).trim().split('\n');
    expect(lines).toHaveLength(3);
    const lineOf = ({ id }: typeof ada) => lines.find((line) => line.startsWith(id.slice(0, 8)));
    expect(lineOf(ada)).toContain(`  Ada Frost <${ada.email}>  `);
    const shown = 'second \\u{1b}[31mred\\u{9b}\\u{202e}\\u{2066}\\u{2028}\\u{e0041}\u200d';
    expect(lineOf(ada)).toContain(`  First line ${shown}`);
    const start = ada.id.slice(0, 6);
    for (const id of [ada.id, start])
      expect(await cli('show', id)).toContain(`First line\n${shown}`);
    expect(lineOf(formula)).toContain('SUSPECT');
  });

  test('export → everything as JSON; as CSV no cell is a formula', async () => {
    expect(await cli('export', '--csv')).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    const { messages, subscribers, consents } = JSON.parse(await cli('export', '--json'));
    expect([messages.length, subscribers.length, consents.length]).toEqual([3, 1, 1]);
  });

  test('export over a file that others may read → for its owner alone', async () => {
    const file = join(ownFolder(), 'all.json');
    writeFileSync(file, 'longer'.repeat(10_000), { mode: 0o644 });
    await cli('export', '--json', file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8')).messages).toHaveLength(3);
  });

  test('delete of nobody → one line and a status', async () => {
    await expect(cli('delete', 'nobody@example.com')).rejects.toThrow(
      /^Nothing is kept about nobody@example\.com\.$/,
    );
  });

  test('stats → counts, and why mails were not sent', async () => {
    expect((await cli('stats')).replace(/ +/g, ' ')).toContain('messages 2\nsuspect 1\n');
    await inbox.query("UPDATE outbox SET last_error = '550 no such user'");
    expect(await cli('stats')).toMatch(/mails not sent +\d+: 550 no such user/);
  });

  test.each([[], ['export'], ['show'], ['show', 'zzz'], ['send', 'no-such-file'], ['--nonsense']])(
    'a mistake (%s %s) → refused',
    async (...args) => {
      await expect(cli(...args.filter(Boolean))).rejects.toThrow();
    },
  );

  test('export --subscribers → the confirmed ones alone', async () => {
    expect(await cli('export', '--csv', '--subscribers')).not.toContain('reader@example.com');
    await inbox.query("UPDATE subscriber SET state = 'confirmed'");
    expect(await cli('export', '--csv', '--subscribers')).toContain('reader@example.com');
  });

  test('send → shows subject, number and link first; with --yes it queues the letter', async () => {
    const file = join(ownFolder(), 'letter.txt');
    await inbox.query("UPDATE subscriber SET state = 'confirmed'");
    const letters = () => inbox.query("SELECT 1 FROM outbox WHERE kind = 'letter'");

    for (const empty of ['', 'A subject', '\n\nA text without a subject']) {
      writeFileSync(file, empty);
      await expect(cli('send', file, '--yes')).rejects.toThrow('needs a first line');
    }
    writeFileSync(file, 'A cold month\n\nIt was cold.\n');
    const preview = (await cli('send', file)).replace(/ +/g, ' ');
    expect(preview).toContain('subject A cold month\nsubscribers 1\n');
    expect(preview).toContain('https://site.example/api/newsletter/unsubscribe?token=');
    expect(await letters()).toEqual([]);
    expect(await cli('send', file, '--yes')).toContain('for 1 of 1 subscribers');
    expect(await cli('send', file, '--yes')).toContain('for 0 of 1 subscribers. The others');
    expect(await letters()).toHaveLength(1);

    const sendAtHome = (smtpUrl: string) => {
      const settings = { ...inbox.environment.inbox, smtpUrl };
      const siteOrigin = 'http://localhost:3000';
      const environment = { ...inbox.environment, siteOrigin, inbox: settings };
      return runCommand({ database, environment }, ['send', file, '--yes']);
    };
    await expect(sendAtHome('')).rejects.toThrow(/^SITE_ORIGIN is "http:\/\/localhost:3000"/);
    await expect(sendAtHome('smtp://mail.example')).rejects.toThrow(/^SITE_ORIGIN is/);
    await sendAtHome('smtp://127.0.0.1:9');
  });

  test('delete → everything about the address is gone, whatever its case, and no more is promised than is true', async () => {
    const email = 'Gone@Example.com';
    await inbox.post('/api/forms/contact', aMessage({ email }));
    await inbox.post('/api/forms/newsletter', aSubscription('gone@example.com'));
    const before = await inbox.query('SELECT id FROM message');
    const said = await cli('delete', 'GONE@example.com');
    expect(said).toMatch(/^6 entries are erased\./);
    expect(said.includes('VACUUM')).toBe(storeName === 'PostgreSQL');
    for (const table of ['message', 'outbox', 'subscriber', 'consent'])
      expect(JSON.stringify(await inbox.query(`SELECT * FROM ${table}`))).not.toMatch(
        /gone@example/i,
      );
    expect(await inbox.query('SELECT id FROM message')).toHaveLength(before.length - 2);
  });
});

test('a DATA_DIR that does not exist → one line, a status, and no folder', async () => {
  const env = { ...process.env, DATA_DIR: join(ownFolder(), 'no-such-inbox') };
  await expect(run('node', [...WITH_COMPANY, CLI, 'list'], { env })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^DATA_DIR is ".*no-such-inbox", where there is no inbox\..*\n$/),
  });
  expect(existsSync(env.DATA_DIR)).toBe(false);
});

test('an export on a terminal → nothing in it steers it; into a pipe → as it is', async () => {
  const settings = { DATA_DIR: ownFolder() };
  const store = openStore(settings);
  await store.query(
    "INSERT INTO message VALUES ('a', 'contact', 0, $1, '', 'a@example.com', '', 0, '{}')",
    'red\u001b[31m\u009b',
  );
  await store.close();
  const env = { ...process.env, ...settings };
  const command = `node ${[...WITH_COMPANY, CLI].join(' ')} export`;
  for (const kind of ['--csv', '--json']) {
    // `script` gives a program a terminal.
    const terminal = await run('script', ['-qec', `${command} ${kind}`, '/dev/null'], { env });
    expect(terminal.stdout).toContain('red\\u');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
    expect(terminal.stdout).not.toMatch(/[\u001b\u009b]/);
    const piped = await run('sh', ['-c', `${command} ${kind} | cat`], { env });
    expect(piped.stdout).toContain('\u009b');
  }
});
