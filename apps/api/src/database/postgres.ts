import pg from 'pg';
import { types } from './parsers.ts';
import { isPlannedAnew } from './planned-anew.ts';

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

/** Statements that PostgreSQL keeps parsed and planned, by their text; a cap, for lists of many lengths make many texts. */
const MOST_PREPARED = 300;
const prepared = new Map<string, string>();

/** Name under which a connection keeps a statement; undefined for one too many. */
function nameOf(text: string): string | undefined {
  const known = prepared.get(text);
  if (known !== undefined || prepared.size >= MOST_PREPARED) return known;
  const name = `s${prepared.size}`;
  prepared.set(text, name);
  return name;
}

/** Planning costs more than running what we ask, so what has parameters is prepared once for each connection. */
function asPrepared(args: unknown[]): unknown[] {
  const [text, values] = args;
  if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return args;
  if (isPlannedAnew(text)) return args;
  const name = nameOf(text);
  return name === undefined ? args : [{ name, text, values }];
}

/**
 * Drops the connection when an answer did not come in time: the rollback behind it would wait as long again, and what
 * comes back late must not meet the next query.
 */
class Client extends pg.Client {
  override query(...args: unknown[]): never {
    const result: unknown = Reflect.apply(super.query, this, asPrepared(args));
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
