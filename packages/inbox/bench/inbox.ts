import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMessage } from '../testing/inbox.ts';
import { startPostgres } from '../testing/postgres.ts';
import { post, type ServerProcess, spawnInbox } from '../testing/server-process.ts';

const VISITORS = 64;
const WARM_UP = 2_000;

type InboxRow = {
  store: string;
  messages: number;
  perSecond: number;
  p50: number;
  p99: number;
  memory: string;
};

const message = () =>
  aMessage({
    message: 'Two pallets of berries, at two degrees, from Öland to the coast. '.repeat(5),
  });

/** Response times in milliseconds, in order of arrival: each message was flushed to disk first. */
async function load(port: number, messages: number) {
  const times: number[] = [];
  let started = 0;
  const visitor = async () => {
    while (started < messages) {
      started += 1;
      const start = performance.now();
      const status = await post(port, message());
      if (status !== 201) throw new Error(`The inbox answered ${status} instead of 201.`);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return times;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

async function measure(store: string, server: ServerProcess, messages: number): Promise<InboxRow> {
  await load(server.port, WARM_UP);
  const [times, memory]: [number[], number[]] = [[], []];
  const start = performance.now();
  for (let part = 0; part < 5; part += 1) {
    times.push(...(await load(server.port, messages / 5)));
    memory.push(megabytes(await server.memory()));
  }
  const seconds = (performance.now() - start) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number) =>
    Math.round(sorted[Math.floor(sorted.length * share)]! * 10) / 10;
  return {
    store,
    messages,
    perSecond: Math.round(messages / seconds),
    p50: percentile(0.5),
    p99: percentile(0.99),
    memory: memory.join(', '),
  };
}

/** Messages stored per second with 64 visitors at once, each flushed to disk first. */
async function measureInbox(messages = 100_000): Promise<InboxRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'inbox-bench-'));
  const sqlite = await spawnInbox({ DATA_DIR: folder });
  const rows = [await measure('SQLite', sqlite, messages)];
  await sqlite.stop();
  rmSync(folder, { recursive: true });

  const database = await startPostgres();
  const postgres = await spawnInbox({ DATABASE_URL: await database.createDatabase() });
  rows.push(await measure('PostgreSQL', postgres, messages / 5));
  await postgres.stop();
  await database.remove();
  return rows;
}

/** The section of the page, in Markdown. */
export async function table() {
  const rows = await measureInbox();
  return `## The inbox under load

${VISITORS} visitors at once, the server, the load and the database on the same two cores. An answer means that the message is
on disk. Memory is what the server has in use after each fifth of the run, garbage collected.

| store | messages | stored a second | median | p99 | memory, MB |
|---|---|---|---|---|---|
${rows.map(({ store, messages, perSecond, p50, p99, memory }) => `| ${store} | ${messages} | ${perSecond} | ${p50} ms | ${p99} ms | ${memory} |`).join('\n')}
`;
}
