import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Value } from './database.ts';

// SQLite's own thread: while it waits for the disk, the server responds. sqlite.ts talks to it.

export type Begin = 'BEGIN' | 'BEGIN IMMEDIATE';
export type Step =
  /** With `begin`, the first of its transaction. */
  | { kind: 'query'; begin: Begin | undefined; sql: string; values: Value[] }
  /** Outside of any transaction. */
  | { kind: 'execute'; sql: string }
  | { kind: 'commit' | 'rollback' | 'close' };
export type Call = Step & { id: number };
export type Reply = {
  id: number;
  rows?: Record<string, unknown>[];
  error?: { message: string; errcode: number | undefined };
};

const file = workerData as string;

function identityOf() {
  const { dev, ino } = statSync(file, { throwIfNoEntry: false }) ?? { dev: 0, ino: 0 };
  return `${dev} ${ino}`;
}

function connect() {
  closeSync(openSync(file, 'a', 0o600)); // SQLite gives its other files the permissions of this one
  chmodSync(file, 0o600);
  const identity = identityOf();
  // Long enough to find a gap between two writes of another server; sqlite.ts does the retries.
  const database = new DatabaseSync(file, { timeout: 5 });
  try {
    // FULL flushes at every commit; what is erased is overwritten.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, StatementSync>();
  let isWriting = false;
  function run(sql: string, values: Value[] = []) {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(Object.fromEntries(values.map((value, index) => [index + 1, value])));
  }
  /** A deleted or replaced file still accepts writes, and loses them with the process. */
  function assertInPlace() {
    if (identityOf() !== identity)
      throw new Error(
        `${file} was removed or replaced under the running server; put it back, or restart`,
      );
  }
  return {
    execute: run,
    query(begin: Begin | undefined, sql: string, values: Value[]) {
      if (begin) {
        run(begin);
        isWriting = begin === 'BEGIN IMMEDIATE';
      } else if (!database.isTransaction) throw new Error('the transaction has ended');
      return run(sql, values);
    },
    /** Whatever comes of it, the next transaction may begin: it may be on its way already. */
    commit() {
      try {
        if (isWriting) assertInPlace();
        return run('COMMIT');
      } catch (error) {
        this.rollback();
        throw error;
      }
    },
    rollback: () => (database.isTransaction ? run('ROLLBACK') : []), // SQLite may have done so
    close: () => database.close(),
  };
}

let connection: ReturnType<typeof connect> | undefined;

function answer(step: Step) {
  if (step.kind === 'close') {
    connection?.close();
    connection = undefined;
    return [];
  }
  connection ??= connect();
  if (step.kind === 'query') return connection.query(step.begin, step.sql, step.values);
  if (step.kind === 'execute') return connection.execute(step.sql);
  return connection[step.kind]();
}

parentPort!.on('message', (call: Call) => {
  let reply: Reply;
  try {
    reply = { id: call.id, rows: answer(call) };
  } catch (error) {
    // Structured cloning would lose an error's code.
    const { message, errcode } = error as Error & { errcode?: number };
    reply = { id: call.id, error: { message, errcode } };
  }
  parentPort!.postMessage(reply);
});
