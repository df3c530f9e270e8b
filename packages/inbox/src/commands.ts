import { closeSync, fchmodSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UserError } from '../../../user-error.ts';
import { backUp, restore } from './backup.ts';
import type { Database, Query } from './database.ts';
import { detailLines, newsletterLink } from './mails.ts';
import {
  COLUMNS,
  countAll,
  eraseAddress,
  findMessages,
  listMessages,
  type Message,
} from './messages.ts';
import { listErrors } from './outbox.ts';
import { printable, toCsv } from './safe-text.ts';
import { type Environment, isLoopback } from './settings.ts';
import { listConfirmed, listSubscribers, queueLetter } from './subscribers.ts';
import { texts } from './texts.ts';

const USAGE = `npm run inbox -- COMMAND
  list                              what has come in, newest first
  show ID                           one message; the start of its id is enough
  export --csv | --json [FILE]      all messages (JSON: and subscribers, and the consent log)
  export --csv --subscribers [FILE] who gets the newsletter
  delete ADDRESS                    everything about one person
  stats                             how much there is, and why mails were not sent
  send FILE [--yes]                 a letter to every subscriber; the first line is its subject
  backup FILE                       a copy of the store, while the server runs
  restore FILE [--yes]              puts such a copy in the place of the store`;

const OPTIONS = {
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  subscribers: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;
type Options = Partial<Record<keyof typeof OPTIONS, boolean>>;

/** What a command works with. */
type Parts = { database: Database; environment: Environment };

const time = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
const from = ({ first_name, last_name, email }: Message) =>
  [first_name, last_name, `<${email}>`].filter(Boolean).join(' ');
const line = (row: Message) =>
  [
    row.id.slice(0, 8),
    time(row.received_at),
    row.form,
    row.suspect ? 'SUSPECT' : '',
    from(row),
    ...detailLines(row),
    row.message,
  ]
    .filter(Boolean)
    .map((part) => printable(part).replace(/\s/g, ' '))
    .join('  ')
    .slice(0, 160);

const whole = (row: Message) =>
  printable(
    [
      row.id,
      `${time(row.received_at)} UTC, ${row.form}${row.suspect ? ', SUSPECT' : ''}`,
      from(row),
      ...detailLines(row),
      '',
      row.message,
    ].join('\n'),
  );

const table = (rows: [string, string | number][]) =>
  rows.map(([name, value]) => `${name.padEnd(24)}${value}`).join('\n');

const readAll = async (query: Query) => ({
  messages: (await listMessages(query)).map((row) => ({
    ...row,
    received_at: new Date(row.received_at).toISOString(),
  })),
  subscribers: await listSubscribers(query),
  consents: await query('SELECT * FROM consent ORDER BY at'),
});

async function exportTo({ database }: Parts, file: string | undefined, options: Options) {
  const { csv, json, subscribers } = options;
  if (csv === json) throw new UserError('Say how to export: --csv or --json.');
  const all = await database.read(readAll);
  const confirmed = all.subscribers.filter(({ state }) => state === 'confirmed');
  const csvText = () =>
    subscribers ? toCsv(confirmed, ['address', 'since']) : toCsv(all.messages, COLUMNS);
  const text = json ? JSON.stringify(all, null, 2) : csvText();
  if (!file) return text;
  const handle = openSync(file, 'w', 0o600);
  fchmodSync(handle, 0o600); // it may have been there before
  writeFileSync(handle, text);
  closeSync(handle);
  return subscribers
    ? `${file} holds the addresses of ${confirmed.length} subscribers.`
    : `${file} holds ${all.messages.length} messages.`;
}

async function erase({ database, environment }: Parts, address: string) {
  const erased = await database.transact((query) => eraseAddress(query, address));
  if (erased === 0) throw new UserError(`Nothing is kept about ${printable(address)}.`);
  const counted = `${erased} entries are erased.`;
  if (environment.inbox.databaseUrl) {
    return `${counted} PostgreSQL overwrites them on disk in its own time (VACUUM); its log and your backups keep them longer.`;
  }
  await database.vacuum().catch((error: Error) => {
    const reason = `The bytes are still on disk, because ${error.message}. Run the command again.`;
    throw new UserError(`${counted} ${reason}`);
  });
  return `${counted} Your own backups may still hold them.`;
}

async function stats({ database }: Parts) {
  const counts = Object.entries(await database.read(countAll));
  const errors = await database.read(listErrors);
  return table([
    ...counts.map(([name, count]): [string, number] => [name.replaceAll('_', ' '), count]),
    ...errors.map(({ reason, mails }): [string, string] => [
      'mails not sent',
      `${mails}: ${printable(reason)}`,
    ]),
  ]);
}

function readLetter(file: string) {
  const [subject = '', ...body] = readFileSync(file, 'utf8').split('\n');
  const letter = { subject: subject.trim(), body: body.join('\n').trim() };
  if (letter.subject && letter.body) return letter;
  throw new UserError(`${file} needs a first line, which is the subject, and a text below it.`);
}

async function send({ database, environment }: Parts, file: string, { yes }: Options) {
  const { siteOrigin, inbox } = environment;
  const letter = readLetter(file);
  const isTrial = inbox.smtpUrl && isLoopback(new URL(inbox.smtpUrl).hostname);
  if (isLoopback(new URL(siteOrigin).hostname) && !isTrial) {
    throw new UserError(
      `SITE_ORIGIN is "${siteOrigin}", where no subscriber could unsubscribe. Give the site's public address.`,
    );
  }
  const { length } = await database.read(listConfirmed);
  if (yes) {
    const count = await database.transact((query) =>
      queueLetter(query, letter, siteOrigin, texts, Date.now()),
    );
    const others = count < length ? ' The others have it, or it was waiting for them already.' : '';
    return `The letter is queued for ${count} of ${length} subscribers.${others} The running server sends it.`;
  }
  return table([
    ['subject', letter.subject],
    ['subscribers', length],
    ['link to unsubscribe', newsletterLink(siteOrigin, 'unsubscribe', '…', texts)],
    ['', 'Nothing is sent yet: add --yes.'],
  ]);
}

/** The store's folder, if it is a file. */
function folderOf({ inbox: { databaseUrl, dataDir } }: Environment) {
  if (!databaseUrl) return dataDir;
  throw new UserError(
    'DATABASE_URL is set: PostgreSQL is backed up with pg_dump, and restored with psql.',
  );
}

/** Runs a command line; returns what to print. */
export async function runCommand(parts: Parts, args: string[]) {
  const { database, environment } = parts;
  const { values: options, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: OPTIONS,
  });
  const [command = '', argument] = positionals;
  const given = (what: string) => {
    if (argument) return argument;
    throw new UserError(`${command} needs ${what}.\n${USAGE}`);
  };
  switch (command) {
    case 'list':
      return (await database.read(listMessages)).map(line).join('\n') || 'The inbox is empty.';
    case 'show': {
      const id = given('the id of a message').toLowerCase();
      const found = await database.read((query) => findMessages(query, id));
      if (found.length === 0) throw new UserError(`No message has an id that starts with ${id}.`);
      return found.map(whole).join('\n\n');
    }
    case 'export':
      return exportTo(parts, argument, options);
    case 'delete':
      return erase(parts, given('an e-mail address'));
    case 'stats':
      return stats(parts);
    case 'send':
      return send(parts, given('a file'), options);
    case 'backup':
      await backUp(folderOf(environment), given('a file'));
      return `${argument} is a copy of the inbox. Keep it as safe as the inbox itself.`;
    case 'restore':
      return restore(database, folderOf(environment), given('a file'), options.yes === true);
    default:
      throw new UserError(USAGE);
  }
}
