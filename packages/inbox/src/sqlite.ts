import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import {
  type Database,
  type Query,
  type Row,
  StoreUnavailable,
  type Value,
  type Work,
} from './database.ts';
import type { Begin, Call, Reply, Step } from './sqlite-thread.ts';

/** Milliseconds that another process may lock the file before a post is rejected. */
const PATIENCE = 5_000;
const PAUSE = 20;
/** How long after the last write the WAL is checkpointed. */
const QUIET = 1_000;

const SQLITE_BUSY = 5;
const busy = (message: string) => Object.assign(new Error(message), { errcode: SQLITE_BUSY });
export const isBusy = (error: unknown) =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;

/** Retries while another process locks the file. SQLite's own wait would block everybody else. */
async function patiently<Result>(
  attempt: () => Promise<Result>,
  lastSuccess = () => 0,
): Promise<Result> {
  const begun = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      // As long as other work of ours succeeds, nobody else holds the file.
      const isOver = performance.now() > Math.max(begun, lastSuccess()) + PATIENCE;
      if (!isBusy(error) || isOver) throw new StoreUnavailable(error);
    }
    await pause(PAUSE);
  }
}

export const storeIn = (folder: string) => join(folder, 'inbox.db');

/** The source, or what the build made of it. */
const THREAD = new URL(
  `./sqlite-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
  import.meta.url,
);

/** The thread that works on a file. It keeps the process alive only while a query is running. */
function startThread(file: string, onEnd: () => void) {
  const worker = new Worker(THREAD, { workerData: file, execArgv: [] });
  const waiting = new Map<number, PromiseWithResolvers<Row[]>>();
  let asked = 0;
  worker.unref();
  worker.on('message', ({ id, rows, error }: Reply) => {
    const { resolve, reject } = waiting.get(id)!;
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (error) reject(Object.assign(new Error(error.message), error));
    else resolve(rows as Row[]);
  });
  worker.on('error', () => {}); // it ends, and the next query starts another
  worker.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error('the thread of SQLite has ended'));
    onEnd();
  });
  return {
    run(step: Step) {
      const answer = Promise.withResolvers<Row[]>();
      asked += 1;
      waiting.set(asked, answer);
      worker.ref();
      worker.postMessage({ id: asked, ...step } satisfies Call);
      return answer.promise;
    },
    stop: () => worker.terminate(),
  };
}

/** One file, no server. */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  accessSync(folder, constants.W_OK);

  let thread: ReturnType<typeof startThread> | undefined;
  const run = (step: Step) => {
    thread ??= startThread(storeIn(folder), () => {
      thread = undefined;
    });
    return thread.run(step);
  };
  const execute = (sql: string) => run({ kind: 'execute', sql });

  /** One after another, as they share a connection. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(task: () => Promise<Result>) {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  }

  const checkpointOnce = () =>
    inTurn(async () => {
      const [row] = await execute('PRAGMA wal_checkpoint(TRUNCATE)');
      if (row?.busy) throw busy('another process reads inbox.db');
    });
  const checkpoint = () => patiently(checkpointOnce);
  const quiet = setTimeout(() => checkpoint().catch(() => {}), QUIET).unref();

  let lastCommit = 0;
  const inTransaction = <Result>(begin: Begin, work: Work<Result>) =>
    patiently(
      async () => {
        const { result, committed } = await inTurn(async () => {
          let first: Begin | undefined = begin;
          const query: Query = async <Shape>(sql: string, ...values: Value[]) => {
            const rows = run({ kind: 'query', begin: first, sql, values });
            first = undefined;
            return (await rows) as Shape[];
          };
          try {
            const result = await work(query);
            // The next need not wait for the disk: the thread takes one after the other.
            return { result, committed: first ? undefined : run({ kind: 'commit' }) };
          } catch (error) {
            await run({ kind: 'rollback' }).catch(() => {});
            throw error;
          }
        });
        await committed;
        if (begin === 'BEGIN IMMEDIATE') lastCommit = performance.now();
        return result;
      },
      () => lastCommit,
    );

  return {
    claimRows: '',
    lockSchema: 'SELECT 1', // BEGIN IMMEDIATE has locked it
    transact: (work) => inTransaction('BEGIN IMMEDIATE', work).finally(() => quiet.refresh()),
    read: (work) => inTransaction('BEGIN', work),
    async vacuum() {
      // What is overwritten in place may have been moved within its page before.
      await patiently(() => inTurn(() => execute('VACUUM')));
      await checkpoint();
    },
    async close() {
      await last;
      clearTimeout(quiet);
      if (!thread) return;
      await checkpointOnce().catch(() => {}); // nobody waits at the end
      await run({ kind: 'close' }).catch(() => {});
      await thread?.stop();
    },
  };
}

/** While another process writes to the store, Node fails with "not an error". */
function asBusy(error: Error & { errcode?: number }): never {
  throw error.errcode === 0 ? busy('another process writes to inbox.db; try again') : error;
}

/** Replaces everything in a store with a copy. A running server continues with it. */
export async function overwrite(store: string, copy: string) {
  const source = new DatabaseSync(copy, { readOnly: true });
  try {
    await patiently(() => backup(source, store).catch(asBusy));
  } finally {
    source.close();
  }
}
