import pg from 'pg';
import { types } from './parsers.ts';

/** How long anything waits for PostgreSQL, milliseconds (docs/decisions/0009-database-deadlines.md). */
export interface Waits {
  /** For a connection, before a request is refused because the database is gone. */
  connect: number;
  /** Longest query: PostgreSQL itself ends it. */
  statement: number;
  /** For the result of a query: a frozen PostgreSQL is given up a moment after it should have ended the query. */
  answer: number;
  /** For another transaction: a twin of the same request is refused before its caller gives up. */
  lock: number;
}

/** All below the five seconds that a request may take, the lock below the deadline of a write. */
export const WAITS: Waits = { connect: 1000, statement: 4500, answer: 4700, lock: 4000 };

/** For work that no request waits for, such as the seed: nodes that seed at once do it one after another. */
export const PATIENCE: Waits = { connect: 30_000, statement: 600_000, answer: 610_000, lock: 600_000 };

export function openPostgres(url: string, max: number, onFault: (error: Error) => void, waits: Waits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: waits.connect,
    idleTimeoutMillis: 30_000,
    query_timeout: waits.answer,
    statement_timeout: waits.statement,
    lock_timeout: waits.lock,
    idle_in_transaction_session_timeout: 10_000,
    // In this mode alone pg closes a connection whose query timed out, so that the pool opens another in its place.
    pipeline: true,
    keepAlive: true,
    application_name: 'hoshikraft-api',
  });
  pool.on('error', onFault);
  // A checked-out client that loses PostgreSQL emits "error" too, and without a listener that ends the process.
  pool.on('connect', (client) => client.on('error', onFault));
  return pool;
}
