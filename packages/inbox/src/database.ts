/** In milliseconds, like every time in the store. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Runs a statement. `$1`, `$2` … work in SQLite and PostgreSQL, so every statement exists once. */
export type Query = <Shape = Row>(sql: string, ...values: Value[]) => Promise<Shape[]>;

/** The work of one transaction: it waits for nothing except its queries. */
export type Work<Result> = (query: Query) => Promise<Result>;

export type Database = {
  /** Ends a SELECT that claims rows, so that no other server claims them too. */
  claimRows: string;
  /** The statement that makes other servers wait with their migrations. */
  lockSchema: string;
  /** All or nothing; on disk once the promise resolves. Rejects with `StoreUnavailable`. */
  transact<Result>(work: Work<Result>): Promise<Result>;
  /** For read-only work: sees a snapshot of the store, and does not wait for writers. */
  read<Result>(work: Work<Result>): Promise<Result>;
  /** Leaves no byte of erased data on disk, where the store can promise that. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
};

/** Nothing was stored, or it is unknown. The visitor is asked to retry or to write an e-mail. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message || cause.name : String(cause), { cause });
  }
}
