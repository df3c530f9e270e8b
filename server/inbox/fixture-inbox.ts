import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { localeOf, ownForms } from '../../integrations/inbox-locales.ts';
import { createApp } from '../app.ts';
import { fixtureSite, temporaryFolder } from '../fixture-site.ts';
import { runCommand } from './commands.ts';
import { type Answers, mailServer } from './fixture-mail-server.ts';
import { TIMING } from './outbox.ts';
import { storeTime } from './retention.ts';
import { openStore, type Store } from './store.ts';
import type { Database } from './tables.ts';

Object.assign(TIMING, { poll: 20, firstRetry: 20, shutdown: 300 });

type Strings = Record<string, string>;
const ORIGIN = 'https://www.example.com';
const site = localeOf('en', ORIGIN);
export const english = {
  ...site,
  forms: { ...site.forms, ...Object.fromEntries(ownForms('tests/fixture', ['en'])) },
  roles: { 'cpp-developer': 'C++ Developer', 'c-developer': 'C Developer' },
};
export const spanish = localeOf('es', ORIGIN);

export const until = (condition: () => unknown) =>
  vi.waitUntil(condition, { timeout: 15_000, interval: 10 });

export const contact = (overrides: Strings = {}) => ({
  id: randomUUID(),
  firstName: 'Ada',
  lastName: 'Frost',
  email: 'ada@example.com',
  message: 'Two pallets.',
  ...overrides,
});

let visitors = 0;
export const newVisitor = () => ({
  'x-forwarded-for': `10.1.${++visitors >> 8}.${visitors & 255}`,
});

/** The settings of a new store: a folder, or a database on the server of TEST_DATABASE_URL. */
async function newStoreEnv(): Promise<Strings> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { DATA_DIR: temporaryFolder() };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return { DATABASE_URL: Object.assign(new URL(server), { pathname: name }).href };
}

export function insertMessage({ write }: Store, id: string, time: number, fields = '{}') {
  const message = {
    id,
    form: 'contact',
    received_at: time,
    email: 'a',
    fields,
    suspect: 0,
  };
  return write((tx) =>
    tx
      .insertInto('message')
      .values({ ...message, store_time: storeTime(tx) })
      .execute(),
  );
}

/** The settings of a small site with an inbox, and of the mail server that `mail` describes. */
export async function inboxSettings(overrides: Strings = {}, mail?: Answers & { url?: string }) {
  const env: Strings = { TRUST_PROXY: '1', POSTS_PER_HOUR: '100000', FORM_ENDPOINT: '/api/forms' };
  const server = mail && (await mailServer(structuredClone(mail)));
  if (server) {
    onTestFinished(() => void server.server.close());
    env.SMTP_URL = `${mail?.url ?? 'smtp://127.0.0.1'}:${server.port}`;
    env.NOTIFY_TO = 'us@example.com';
  }
  Object.assign(env, await newStoreEnv(), overrides);
  const settings = await fixtureSite({ env });
  writeFileSync(`${settings.out}.locales.json`, JSON.stringify([english, spanish]));
  const mails = server?.mails ?? [];
  return { settings, server, mails, env: { ...env, OUT: settings.out, SITE_ORIGIN: ORIGIN } };
}

export async function startInbox(...options: Parameters<typeof inboxSettings>) {
  const { settings, server, mails, env } = await inboxSettings(...options);
  const logged: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(line));
  const app = await createApp(settings);
  const store = openStore(settings.inbox);
  onTestFinished(() => app.close().then(store.close));

  /** Posts as another visitor each time, unless the headers name one. */
  const post = (path: string, payload: string | object, headers = {}) => {
    const url = `/api/${path}`;
    return app.inject({ method: 'POST', url, payload, headers: { ...newVisitor(), ...headers } });
  };
  const postJson = (form: string, values: object, headers = {}) =>
    post(`forms/${form}`, values, headers);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    app,
    env,
    server,
    mails,
    settings,
    folder: settings.inbox.dataDir,
    logged,
    store,
    post,
    get: (path: string) => app.inject(`/api/${path}`),
    postJson,
    /** Sends a message with the contact form, and returns the status of the answer. */
    send: async (overrides = {}, headers = {}) =>
      (await postJson('contact', contact(overrides), headers)).statusCode,
    postWithoutScripts: (form: string, values: Strings, headers = {}) =>
      post(`forms/${form}`, `${new URLSearchParams(values)}`, { ...type, ...headers }),
    rows: <Table extends keyof Database>(table: Table) =>
      store.read((db) =>
        db
          .selectFrom(table as 'message')
          .selectAll()
          .execute(),
      ) as unknown as Promise<Database[Table][]>,
    inbox: (...args: string[]) => runCommand(args, env),
  };
}
