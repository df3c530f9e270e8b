import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toCsv } from './csv.ts';
import { type Database, query } from './database.ts';
import { countAll, eraseAddress, findMessages, listMessages, type Message } from './messages.ts';
import { listSubscribers, queueLetter } from './newsletter.ts';

const USAGE = `npm run inbox -- COMMAND
  list                              what has come in, newest first
  show ID                           one message; the start of its id is enough
  export --csv | --json [FILE]      all messages (JSON: and subscribers, and the consent log)
  export --csv --subscribers [FILE] who gets the newsletter
  delete ADDRESS                    everything about one person, for good
  stats                             how much there is
  send FILE                         a letter to every subscriber; the first line is its subject`;

const OPTIONS = {
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  subscribers: { type: 'boolean' },
} as const;
type Options = Partial<Record<keyof typeof OPTIONS, boolean>>;

/** A message that ends the command, without a stack trace. */
export class Mistake extends Error {}

/** What visitors write must not steer the terminal. */
const printable = (text: string) => text.replace(/[^\P{Cc}\n]/gu, ' ');
const time = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
const from = ({ first_name, last_name, email }: Message) =>
  `${first_name} ${last_name} <${email}>`.trim();

const line = (row: Message) =>
  [
    row.id.slice(0, 8),
    time(row.received_at),
    row.form,
    row.suspect ? 'SUSPECT' : '',
    from(row),
    row.message,
  ]
    .filter(Boolean)
    .map((part) => printable(part).replaceAll('\n', ' '))
    .join('  ')
    .slice(0, 160);

const whole = (row: Message) =>
  printable(
    `${row.id}\n${time(row.received_at)} UTC, ${row.form}${row.suspect ? ', SUSPECT' : ''}\n${from(row)}\n\n${row.message}`,
  );

async function exportTo(
  database: Database,
  file: string | undefined,
  { csv, json, subscribers }: Options,
) {
  if (csv === json) throw new Mistake('Say how to export: --csv or --json.');
  const people = await database.transact(listSubscribers());
  const messages = await database.transact(listMessages());
  const consents = await database.transact(query('SELECT * FROM consent ORDER BY at'));
  const readable = (rows: Message[]) =>
    rows.map((row) => ({ ...row, received_at: new Date(row.received_at).toISOString() }));
  const columns = [
    'id',
    'received_at',
    'form',
    'first_name',
    'last_name',
    'email',
    'message',
    'suspect',
  ];
  const text = json
    ? JSON.stringify({ messages: readable(messages), subscribers: people, consents }, null, 2)
    : subscribers
      ? toCsv(people, ['address', 'state', 'since'])
      : toCsv(readable(messages), columns);
  if (!file) return text;
  writeFileSync(file, text, { mode: 0o600 });
  return `${file} holds ${messages.length} messages and ${people.length} addresses of the newsletter.`;
}

/** Does what the words of a command line ask for; says what to print. */
export async function runCommand(database: Database, siteOrigin: string, words: string[]) {
  const { values: options, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: OPTIONS,
  });
  const [command = '', argument] = positionals;
  const given = (what: string) => {
    if (argument) return argument;
    throw new Mistake(`${command} needs ${what}.\n${USAGE}`);
  };
  switch (command) {
    case 'list':
      return (
        (await database.transact(listMessages())).map(line).join('\n') || 'The inbox is empty.'
      );
    case 'show': {
      const found = await database.transact(
        findMessages(given('the id of a message').toLowerCase()),
      );
      if (found.length === 0)
        throw new Mistake(`No message has an id that starts with ${argument}.`);
      return found.map(whole).join('\n\n');
    }
    case 'export':
      return exportTo(database, argument, options);
    case 'delete':
      return `${await database.transact(eraseAddress(given('an e-mail address')))} entries are erased.`;
    case 'stats':
      return Object.entries(await database.transact(countAll()))
        .map(([name, count]) => `${name.replaceAll('_', ' ').padEnd(24)}${count}`)
        .join('\n');
    case 'send': {
      const [subject = '', ...body] = readFileSync(given('a file'), 'utf8').split('\n');
      const count = await database.transact(
        queueLetter(subject, body.join('\n'), siteOrigin, Date.now()),
      );
      return `The letter waits in the outbox for ${count} subscribers. The running server sends it.`;
    }
    default:
      throw new Mistake(USAGE);
  }
}
