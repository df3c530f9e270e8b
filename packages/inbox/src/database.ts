/** What both stores speak. `$1`, `$2` … mean the same to SQLite and to PostgreSQL, so every statement exists once. */
export type Value = string | number | null;
export type Row = Record<string, Value>;
export type Statement = { sql: string; values: readonly Value[] };

/**
 * A unit of work: it hands out one statement at a time and is handed its rows. SQLite runs it in one go and
 * PostgreSQL waits at each statement; the work does not know which.
 */
export type Work<Result> = Generator<Statement, Result, Row[]>;

export function* query<Shape = Row>(
  sql: string,
  ...values: Value[]
): Generator<Statement, Shape[], Row[]> {
  return (yield { sql, values }) as Shape[];
}

export type Database = {
  /** Ends a SELECT whose rows are claimed, so that no other server claims them too. */
  claimRows: string;
  /** The statement that makes other servers wait with their migrations. */
  lockSchema: string;
  /** All or nothing; on disk once the promise resolves. Rejects with `StoreUnavailable`. */
  transact<Result>(work: Work<Result>): Promise<Result>;
  /** For work that only reads: sees one moment of the store, and waits for nobody who writes. */
  read<Result>(work: Work<Result>): Promise<Result>;
  /** Brings everything into the one file that a backup copies, and what was erased out of all the others. */
  checkpoint(): Promise<void>;
  close(): Promise<void>;
};

/** Nothing was stored, or nobody can tell. The visitor is asked to try again or to write an e-mail. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message || cause.name : String(cause), { cause });
  }
}
