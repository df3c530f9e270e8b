import { PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Backend } from './sqlite.ts';

export function postgresBackend(connectionString: string): Backend {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number); // text otherwise
  // If the database is down or slow, visitors learn it after seconds, not minutes.
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 3_000,
    query_timeout: 4_000,
    maxLifetimeSeconds: 10, // if the other machine falls silent, a connection never fails by itself
  });
  // Unhandled, a lost connection would end this process. A query that uses it fails anyway.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const hasVersion3Column = `SELECT FROM information_schema.columns WHERE table_schema = current_schema()
    AND table_name = 'message' AND column_name = 'first_name'`;
  return {
    isPostgres: true,
    dialect: new PostgresDialect({ pool }),
    async remedyForVersion3() {
      const { rowCount } = await pool.query(hasVersion3Column);
      return rowCount ? 'give DATABASE_URL an empty database' : undefined;
    },
  };
}
