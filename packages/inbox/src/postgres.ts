import pg from 'pg';
import { type Database, StoreUnavailable, type Work } from './database.ts';

const BIGINT = 20;

/** For several servers behind a load balancer: they share one database. */
export function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    // Our big integers are times in milliseconds, which a number represents exactly.
    types: {
      getTypeParser: (type, format) =>
        type === BIGINT ? Number : pg.types.getTypeParser(type, format),
    },
  });
  pool.on('error', () => {}); // the pool replaces a broken idle connection

  async function inTransaction<Result>(begin: string, work: Work<Result>) {
    const client = await pool.connect().catch((error) => {
      throw new StoreUnavailable(error);
    });
    // A connection that breaks between two statements fails the next one, not the process.
    const ignore = () => {};
    client.on('error', ignore);
    let failure: unknown;
    try {
      await client.query(begin);
      const result = await work(async (sql, ...values) => (await client.query(sql, values)).rows);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      failure = error;
      throw new StoreUnavailable(error);
    } finally {
      client.off('error', ignore);
      client.release(failure !== undefined); // after a failure, close: rolls back
    }
  }

  return {
    claimRows: 'FOR UPDATE SKIP LOCKED',
    lockSchema: 'SELECT pg_advisory_xact_lock(5317009)',
    transact: (work) => inTransaction('BEGIN', work),
    read: (work) => inTransaction('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work),
    vacuum: async () => {}, // PostgreSQL does so in its own time
    close: () => pool.end(),
  };
}
