import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  type Database,
  type Row,
  type Statement,
  StoreUnavailable,
  type Work,
} from './database.ts';

type Waiting = {
  work: Work<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
};

/**
 * One file, no server. A flush to disk takes milliseconds and blocks, so the works that arrive meanwhile share the
 * next one: each in its own savepoint, all in one transaction, answered after its commit.
 */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const connection = new DatabaseSync(join(folder, 'inbox.db'), { timeout: 5000 });
  // FULL flushes at every commit; what is erased is overwritten.
  connection.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
  );

  const prepared = new Map<string, StatementSync>();
  const rowsOf = ({ sql, values }: Statement) => {
    const statement = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(
      Object.fromEntries(values.map((value, index) => [index + 1, value])),
    ) as Row[];
  };
  const run = (sql: string) => rowsOf({ sql, values: [] });

  const finish = <Result>(work: Work<Result>) => {
    let step = work.next();
    while (!step.done) step = work.next(rowsOf(step.value));
    return step.value;
  };

  /** Does one work of the group; says how to answer it once the group is on disk. */
  const attempt = ({ work, resolve, reject }: Waiting) => {
    run('SAVEPOINT work');
    try {
      const result = finish(work);
      run('RELEASE work');
      return () => resolve(result);
    } catch (error) {
      if (!connection.isTransaction) throw error; // the whole group is lost, as when the disk is full
      run('ROLLBACK TO work');
      run('RELEASE work');
      return () => reject(new StoreUnavailable(error));
    }
  };

  let waiting: Waiting[] = [];
  const commitTogether = () => {
    const group = waiting;
    waiting = [];
    try {
      run('BEGIN IMMEDIATE');
      const answers = group.map(attempt);
      run('COMMIT');
      for (const answer of answers) answer();
    } catch (error) {
      if (connection.isTransaction) run('ROLLBACK');
      for (const { reject } of group) reject(new StoreUnavailable(error));
    }
  };

  return {
    claimRows: '',
    lockSchema: 'SELECT 1', // BEGIN IMMEDIATE has locked it
    transact: <Result>(work: Work<Result>) =>
      new Promise<Result>((resolve, reject) => {
        if (waiting.push({ work, resolve: resolve as Waiting['resolve'], reject }) === 1)
          setImmediate(commitTogether);
      }),
    async close() {
      if (waiting.length > 0) commitTogether();
      connection.close();
    },
  };
}
