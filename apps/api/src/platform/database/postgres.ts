import pg from 'pg';
import { types } from './parsers.ts';

/** Timeouts for PostgreSQL, milliseconds (docs/decisions/0009-database-deadlines.md). */
export interface Timeouts {
  /** For a connection; after it a request is refused because the database is not available. */
  connect: number;
  /** Longest query: PostgreSQL cancels it. */
  statement: number;
  /** For the result of a query, slightly longer than `statement`: a hung PostgreSQL does not cancel queries itself. */
  answer: number;
  /** For a lock: a duplicate of a running request is refused before its caller times out. */
  lock: number;
}

/** All below the five-second limit of a request; the lock below the deadline of a write. */
export const REQUEST_TIMEOUTS: Timeouts = { connect: 1000, statement: 4500, answer: 4700, lock: 4000 };

/** For work outside of requests, such as the seed: nodes that seed at the same time wait for each other. */
export const LONG_TIMEOUTS: Timeouts = { connect: 30_000, statement: 600_000, answer: 610_000, lock: 600_000 };

export function openPostgres(url: string, max: number, onFault: (error: Error) => void, waits: Timeouts): pg.Pool {
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
    // Only in this mode does pg close a connection whose query timed out, so that the pool opens a new one.
    pipeline: true,
    keepAlive: true,
    application_name: 'hoshikraft-api',
  });
  pool.on('error', onFault);
  // A checked-out client that loses its connection also emits "error", which ends the process without a listener.
  pool.on('connect', (client) => client.on('error', onFault));
  return pool;
}
