import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { forms } from '../../src/forms/rules.ts';
import { readSettings } from '../../src/settings.ts';
import { readRoleTitles, roleTitle } from './locales.ts';
import { senderName } from './mails.ts';
import { noticesGivenUp } from './outbox.ts';
import { eraseAddress } from './retention.ts';
import { toCsv } from './safe-text.ts';
import { backUp, databaseFileIn, shred } from './sqlite.ts';
import { openStore, type Store } from './store.ts';
import type { Message } from './tables.ts';

const USAGE = `npm run inbox -- COMMAND
  list                     all messages, newest first
  show ID                  one message; the start of its id is enough
  export --json | --csv    all messages (JSON: and the newsletter's subscribers)
  subscribers --csv        who gets the newsletter, for the tool that sends it
  delete ADDRESS           everything about one person
  backup FILE              a copy of the store, while the server runs`;

const isoTime = (ms: number) => new Date(ms).toISOString();

type MessageRow = Message & { unsent: string | null };

const messageValues = (row: MessageRow): Record<string, string> => ({
  id: row.id,
  received: isoTime(row.received_at),
  form: row.form,
  suspect: row.suspect ? 'SUSPECT' : '',
  notice: row.unsent ? 'NO NOTICE' : '',
  ...JSON.parse(row.fields),
});

/** The columns of an export, with the fields of the company's own forms, present and past. */
const columnsOf = (rows: Record<string, string>[]) => {
  const known = Object.values(forms).flatMap((fields) => fields.map(({ name }) => name));
  const expected = ['id', 'received', 'form', 'suspect', 'notice', ...known];
  return [...new Set([...expected, ...rows.flatMap(Object.keys)])];
};

function listLine(values: Record<string, string>) {
  const { id, received, form, suspect, notice, ...fields } = values;
  const { name, firstName, lastName, email = '', ...others } = fields;
  const sender = senderName({ name, firstName, lastName });
  const from = sender ? `${sender} <${email}>` : email;
  const text = [suspect, notice, ...Object.values(others)].join(' ').trim().replace(/\s+/g, ' ');
  const columns = [
    id!.slice(0, 8),
    received!.slice(0, 16),
    form!.padEnd(11),
    from.padEnd(40),
    text.slice(0, 80),
  ];
  return columns.join('  ').trimEnd();
}

const fieldLine = ([name, value]: [string, string]) => `${name.padEnd(10)} ${value}\n`;
const fieldLines = (values: Record<string, string>) =>
  Object.entries(values).map(fieldLine).join('');

const readMessages = (store: Store) =>
  store.read((db) =>
    db
      .selectFrom('message')
      .leftJoin(noticesGivenUp(db).select('outbox.id as unsent').as('notice'), (join) =>
        join.onRef('notice.unsent', '=', 'message.id'),
      )
      .selectAll()
      .orderBy('received_at', 'desc')
      .orderBy('message.id')
      .execute(),
  );

const readSubscribers = (store: Store) =>
  store.read((db) =>
    db
      .selectFrom('subscriber')
      .select(['address as email', 'state', 'language', 'asked_at', 'confirmed_at', 'left_at'])
      .select('wording as consent')
      .orderBy('address')
      .execute(),
  );

/** Returns what to print. */
export async function runCommand(args: string[], env: NodeJS.ProcessEnv) {
  const { out, inbox: settings } = readSettings(env);
  const { databaseUrl, dataDir } = settings;
  const options = { csv: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command = '', argument] = positionals;
  const requireArgument = (what: string) => {
    if (argument) return argument;
    throw new Error(`${command} needs ${what}: npm run inbox -- ${command} …`);
  };
  // Only the server creates a store.
  if (!databaseUrl && !existsSync(databaseFileIn(dataDir)))
    throw new Error(`DATA_DIR is "${dataDir}", where there is no inbox.db. Give its folder.`);
  const store = openStore(settings);
  /** People read the title of a role; exports keep the name of its file, which is unique. */
  const titles = readRoleTitles(out);
  const withRoleTitle = (row: MessageRow) => {
    const values = messageValues(row);
    if (values.role) values.role = roleTitle(values.role, titles);
    return values;
  };

  try {
    switch (command) {
      case 'list': {
        const messages = await readMessages(store);
        return messages.map(withRoleTitle).map(listLine).join('\n') || 'The inbox is empty.';
      }
      case 'show': {
        const start = requireArgument('the id of a message').toLowerCase();
        const found = (await readMessages(store)).filter(({ id }) => id.startsWith(start));
        if (found.length > 0) return found.map(withRoleTitle).map(fieldLines).join('\n');
        throw new Error(`No message has an id that starts with ${start}.`);
      }
      case 'export': {
        if (values.csv === values.json) throw new Error('Say how to export: --json or --csv.');
        const rows = (await readMessages(store)).map(messageValues);
        if (values.csv) return toCsv(rows, columnsOf(rows));
        const subscribers = await readSubscribers(store);
        return JSON.stringify({ messages: rows, subscribers }, null, 2);
      }
      case 'subscribers': {
        const subscribers = await readSubscribers(store);
        const confirmed = subscribers.filter(({ state }) => state === 'confirmed');
        const rows = confirmed.map((row) => ({ ...row, confirmed: isoTime(row.confirmed_at!) }));
        return toCsv(rows, ['email', 'language', 'confirmed', 'consent']);
      }
      case 'delete': {
        const erased = await eraseAddress(store, requireArgument('an e-mail address'));
        await store.close();
        // Even if nothing was erased, because an earlier attempt may have been interrupted.
        if (!databaseUrl) shred(dataDir);
        if (erased === 0) throw new Error(`Nothing is kept about ${argument}.`);
        const others = databaseUrl ? 'PostgreSQL until its next VACUUM' : 'Your own backups';
        return `Erased: ${erased}. ${others} may still hold what was erased.`;
      }
      case 'backup':
        if (databaseUrl)
          throw new Error('DATABASE_URL is set: PostgreSQL is backed up with pg_dump.');
        backUp(dataDir, requireArgument('a file'));
        return `${argument} is a copy of the inbox. Keep it as safe as the inbox itself.`;
      default:
        throw new Error(USAGE);
    }
  } finally {
    await store.close();
  }
}
