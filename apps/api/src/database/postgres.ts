import pg from 'pg';
import { types } from './parsers.ts';

/** How long a request waits for a connection before it is told that the database is gone, milliseconds. */
const CONNECT_MS = 1000;
/** Longest query: PostgreSQL itself ends it first; a frozen PostgreSQL is given up by the client a moment later. */
const STATEMENT_MS = 4500;
const READ_MS = 4700;
/** Longest wait for another transaction: a twin of the same request is told before its caller gives up. */
const LOCK_MS = 4300;

/**
 * Drops the connection when an answer did not come in time: the rollback behind it would wait as long again, and what
 * comes back late must not meet the next query.
 */
class Client extends pg.Client {
  override query(...args: unknown[]): never {
    const result: unknown = Reflect.apply(super.query, this, args);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') this.connection.stream.destroy();
      });
    }
    return result as never;
  }
}

export function openPostgres(url: string, poolSize: number, onFault: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    query_timeout: READ_MS,
    statement_timeout: STATEMENT_MS,
    lock_timeout: LOCK_MS,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'hoshikraft-api',
  });
  pool.on('error', onFault);
  // A checked-out client that loses PostgreSQL emits "error" too, and without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', onFault));
  return pool;
}
