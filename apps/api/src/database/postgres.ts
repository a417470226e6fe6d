import pg from 'pg';
import { types } from './parsers.ts';

/** How long anything waits for PostgreSQL, milliseconds (docs/decisions/0009-deadlines.md). */
export interface Waits {
  /** For a connection, before a request is told that the database is gone. */
  connect: number;
  /** Longest query: PostgreSQL itself ends it. */
  statement: number;
  /** For the answer to a query: a frozen PostgreSQL is given up a moment after it should have ended the query. */
  answer: number;
  /** For another transaction: a twin of the same request is told before its caller gives up. */
  lock: number;
}

/** All below the five seconds that a request may take. */
export const WAITS: Waits = { connect: 1000, statement: 4500, answer: 4700, lock: 4300 };

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

export function openPostgres(url: string, poolSize: number, onFault: (error: Error) => void, waits: Waits): pg.Pool {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: waits.connect,
    idleTimeoutMillis: 30_000,
    query_timeout: waits.answer,
    statement_timeout: waits.statement,
    lock_timeout: waits.lock,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: 'hoshikraft-api',
  });
  pool.on('error', onFault);
  // A checked-out client that loses PostgreSQL emits "error" too, and without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', onFault));
  return pool;
}
