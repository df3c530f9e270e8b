import { createServer } from 'node:http';
import { listen } from '../../../e2e/tools/free-port.ts';
import { until } from '../../../e2e/tools/until.ts';
import { forms } from '../../../src/forms/rules.ts';
import type { Database, Query } from '../src/database.ts';
import { openInbox } from '../src/inbox.ts';
import { openDatabase } from '../src/open-database.ts';
import type { Timing } from '../src/outbox.ts';
import { LIMITS, type Limits } from '../src/rate-limit.ts';
import { readEnvironment } from '../src/settings.ts';
import type { StoreSettings } from './postgres.ts';

/** Mail is retried at once, so that no test waits. */
export const QUICK: Timing = {
  poll: 50,
  lease: 60_000,
  firstRetry: 20,
  longestRetry: 100,
  patience: 60_000,
  farewell: 1_000,
};

/** No mail server listens, and the outbox asks only once: mail is queued and stays there. */
export const NO_MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'office@example.com' };
export const PATIENT: Timing = {
  ...QUICK,
  poll: 60_000,
  firstRetry: 60_000,
  longestRetry: 60_000,
};

/** Tests and benchmarks store more in a minute than strangers may in a day. */
export const UNLIMITED: Limits = {
  ...(Object.fromEntries(Object.keys(LIMITS).map((name) => [name, 1e9])) as Limits),
  serverPerDay: 2e9,
  visitors: LIMITS.visitors, // they bound memory, which a benchmark measures
};

/** A store as another process opens it; each of its queries is a transaction. */
export function openStore(settings: Record<string, string>) {
  const database = openDatabase(readEnvironment(settings).inbox);
  const query: Query = (sql, ...values) => database.transact((own) => own(sql, ...values));
  return { ...database, query } satisfies Database & { query: Query };
}

/** Waits until the query returns rows: this many, or any. */
export const untilRows = <Found>(look: () => Promise<Found[]>, what: string, count?: number) =>
  until(look, what, ({ length }) => (count === undefined ? length > 0 : length === count));

let visitors = 0;
/** Every post comes from another visitor, in another network. */
export const nextVisitor = () => {
  visitors += 1;
  return `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}`;
};

/** An inbox behind a real HTTP server, and a second way into its store. */
export async function startInbox(
  settings: StoreSettings & Record<string, string>,
  options: Parameters<typeof openInbox>[1] = { timing: QUICK },
) {
  const environment = readEnvironment({
    FORM_ENDPOINT: '/api/forms',
    SITE_ORIGIN: 'https://site.example',
    TRUST_PROXY: '1',
    ...settings,
  });
  const inbox = openInbox(environment, options);
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    inbox.handle(request, response);
  });
  const origin = await listen(server);
  const { query, transact, close } = openStore(settings);
  return {
    origin,
    environment,
    query,
    transact,
    /** How many requests are in progress. */
    requests: () => open,
    post(
      path: string,
      body: string | Uint8Array<ArrayBuffer> | object,
      headers: Record<string, string> = {},
    ) {
      const isText = typeof body === 'string' || body instanceof Uint8Array;
      return fetch(origin + path, {
        method: 'POST',
        redirect: 'manual',
        body: isText ? body : JSON.stringify(body),
        headers: {
          'Content-Type': isText ? 'application/x-www-form-urlencoded' : 'application/json',
          'X-Forwarded-For': nextVisitor(),
          ...headers,
        },
      });
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await inbox.close();
      await close();
    },
  };
}

export type TestInbox = Awaited<ReturnType<typeof startInbox>>;

/** Every field in the form's rules, so that a new field needs no other sample. */
const ANY = Object.fromEntries(Object.keys(forms.contact).map((name) => [name, `Any ${name}`]));

let made = 0;
/** A complete contact message with a new id. */
export const aMessage = (changes: object = {}) => {
  made += 1;
  return {
    ...ANY,
    id: crypto.randomUUID(),
    firstName: 'Ada',
    lastName: 'Frost',
    email: `ada${made}@example.com`,
    message: 'Two pallets of berries, please.',
    ...changes,
  };
};

export const aSubscription = (email: string, subscribe: unknown = true) => ({
  id: crypto.randomUUID(),
  email,
  subscribe,
});
