import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { forms } from '../../src/forms/rules.ts';
import { contact, startInbox } from './fixture-inbox.ts';
import { escapeUnprintable, toCsv } from './safe-text.ts';

test('two messages → listed in columns, shown and exported', async () => {
  const { postJson, inbox } = await startInbox();
  const [message, other] = [contact({ message: 'One\ntwo' }), contact({ firstName: 'Bo' })];
  for (const values of [message, other]) await postJson('contact', values);
  const lines = (await inbox('list')).split('\n');
  expect(lines.find((line) => line.startsWith(message.id.slice(0, 8)))).toMatch(
    /^\S{8} {2}20\d\d-\S{11} {2}contact {6}Ada Frost <ada@example.com> {15}One two$/,
  );
  expect(await inbox('show', message.id.slice(0, 6))).toMatch(/^message +One\ntwo$/m);
  const [header, ...rows] = (await inbox('export', '--csv')).split('\r\n');
  expect(rows.join()).toMatch(/"Bo","Frost","ada@example.com",.*"Two pallets."/);
  for (const { name } of Object.values(forms).flat()) expect(header).toContain(`"${name}"`);
  const { messages, subscribers } = JSON.parse(await inbox('export', '--json'));
  expect([messages.length, subscribers]).toEqual([2, []]);
});

test('delete → one person’s rows are erased, however the address is capitalized; others stay', async () => {
  const { send, inbox, rows } = await startInbox();
  for (const email of ['Ada@example.com', 'ada@EXAMPLE.com', 'bo@example.com'])
    await send({ email });
  expect(await inbox('delete', 'ada@example.com')).toMatch(/^Erased: 2\./);
  expect((await rows('message')).map(({ email }) => email)).toEqual(['bo@example.com']);
});

test('no messages → the list says so', async () => {
  const { inbox } = await startInbox();
  expect(await inbox('list')).toBe('The inbox is empty.');
});

test('a missing message, a wrong command → one line says so', async () => {
  const { inbox } = await startInbox();
  for (const [command, line] of [
    ['show zzz', 'No message has an id that starts with zzz.'],
    ['delete nobody@example.com', 'Nothing is kept about nobody@example.com.'],
    ['delete', 'delete needs an e-mail address'],
    ['export', 'Say how to export: --json or --csv.'],
    ['fly', 'npm run inbox -- COMMAND'],
    ['list --wings', "Unknown option '--wings'"],
  ] as const)
    await expect(inbox(...command.split(' ')), command).rejects.toThrow(line);
});

test('a folder without an inbox, on the command line → one line and status 1', () => {
  const env = { ...process.env, DATA_DIR: '/nowhere', DATABASE_URL: '' };
  const run = spawnSync(process.execPath, ['server/inbox/cli.ts', 'list'], { env });
  const line = 'DATA_DIR is "/nowhere", where there is no inbox.db. Give its folder.\n';
  expect([run.status, String(run.stderr)]).toEqual([1, line]);
});

test('formulas and control characters → harmless', () => {
  const rows = [{ a: '=1+1' }, { a: ' @x' }, { a: '\u200b=1' }, { a: 'say "hi"' }];
  expect(toCsv(rows, ['a'])).toBe(
    '\uFEFF"a"\r\n"\'=1+1"\r\n"\' @x"\r\n"\'\u200b=1"\r\n"say ""hi"""\r\n',
  );
  expect(escapeUnprintable('a\u001b[2J\u202eb\n👩‍🚒')).toBe('a\\u{1b}[2J\\u{202e}b\n👩‍🚒');
});
