import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { onTestFinished, vi } from 'vitest';
import { wordsIn } from '../../integrations/mails.ts';
import { createApp } from '../app.ts';
import { fixtureSite, temporaryFolder } from '../fixture-site.ts';
import { runCommand } from './commands.ts';
import { type Answers, mailServer } from './fixture-mail-server.ts';
import { TIMING } from './outbox.ts';
import { openStore, type Store } from './store.ts';

Object.assign(TIMING, { poll: 20, firstRetry: 20, patience: 500, farewell: 300 });

type Env = Record<string, string>;
const ORIGIN = 'https://www.example.com';
export const words = wordsIn('en', ORIGIN);
export const spanish = wordsIn('es', ORIGIN);

export const DAY = 86_400_000;
export const HOUR = DAY / 24;

export const until = (holds: () => unknown) =>
  vi.waitUntil(holds, { timeout: 15_000, interval: 10 });

export const contact = (more: Record<string, string> = {}) => ({
  id: randomUUID(),
  firstName: 'Ada',
  lastName: 'Frost',
  email: 'ada@example.com',
  message: 'Two pallets.',
  ...more,
});

let visitors = 0;
export function newVisitor() {
  visitors += 1;
  return { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

/** A store of its own: a new folder, or a new database of TEST_DATABASE_URL's server. */
export async function newStore(): Promise<Env> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return { DATA_DIR: temporaryFolder() };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return { DATABASE_URL: Object.assign(new URL(server), { pathname: name }).href };
}

export const insertMessage = (
  { write }: Store,
  { id = randomUUID(), received_at = Date.now(), fields = '{}' },
) =>
  write((tx) =>
    sql`INSERT INTO message VALUES (${id}, 'contact', ${received_at}, 'a', ${fields}, 0)`.execute(
      tx,
    ),
  );

/** Of a small site whose forms deliver to its own server, and to a mail server that so answers. */
export async function inboxSettings(given: Env = {}, mail?: Answers & { url?: string }) {
  const env: Env = { TRUST_PROXY: '1', POSTS_PER_HOUR: '100000', FORM_ENDPOINT: '/api/forms' };
  const { server, mails = [], port } = mail ? await mailServer(structuredClone(mail)) : {};
  if (server) {
    onTestFinished(() => void server.close());
    env.SMTP_URL = `${mail?.url ?? 'smtp://127.0.0.1'}:${port}`;
    env.NOTIFY_TO = 'us@example.com';
  }
  Object.assign(env, await newStore(), given);
  const settings = await fixtureSite({ env });
  writeFileSync(`${settings.out}.mails.json`, JSON.stringify([words, spanish]));
  return { settings, mails, env: { ...env, OUT: settings.out, SITE_ORIGIN: ORIGIN } };
}

export async function startInbox(...given: Parameters<typeof inboxSettings>) {
  const { settings, mails, env } = await inboxSettings(...given);
  const said: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(line));
  const app = await createApp(settings);
  const store = openStore(settings.inbox);
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });

  /** From another visitor each time, unless the headers say where from. */
  const post = (path: string, payload: string | object, more: Record<string, string> = {}) => {
    const headers = { ...newVisitor(), ...more };
    return app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
  };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const select = (table: string) => sql<Record<string, string>>`SELECT * FROM ${sql.table(table)}`;
  return {
    app,
    env,
    mails,
    settings,
    said,
    store,
    post,
    get: (path: string) => app.inject(`/api/${path}`),
    json: (form: string, values: object, headers = {}) => post(`forms/${form}`, values, headers),
    /** As a browser without scripts sends it. */
    plain: (form: string, values: Record<string, string>, headers = {}) =>
      post(`forms/${form}`, `${new URLSearchParams(values)}`, { ...type, ...headers }),
    rows: (table: string) => store.read(select(table)),
    inbox: (...args: string[]) => runCommand(args, env),
  };
}
