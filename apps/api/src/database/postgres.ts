import pg from 'pg';
import { Client } from './client.ts';
import { currentLane, type Lane } from './deadline.ts';
import { types } from './parsers.ts';

/** How long anything waits for PostgreSQL, milliseconds (docs/decisions/0009-database-deadlines.md). */
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

/** For work that nobody waits for, such as the seed: nodes that seed at once do it one after another. */
export const PATIENCE: Waits = { connect: 30_000, statement: 600_000, answer: 610_000, lock: 600_000 };

/** Parts of the connections: most for writes, so that neither reads nor those who wait for a lock keep others out. */
const SHARES: Readonly<Record<Lane, number>> = { write: 0.5, read: 0.25, wait: 0.25 };

function openPool(url: string, max: number, onFault: (error: Error) => void, waits: Waits): pg.Pool {
  const pool = new pg.Pool({
    Client,
    pipeline: true,
    connectionString: url,
    max,
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

/** The pools of a process, one for each lane; of fewer than four connections all share one. */
export interface Pools {
  /** Gives a connection of the lane that the work under way is in. */
  connect(): Promise<pg.PoolClient>;
  end(): Promise<void>;
  readonly options: pg.PoolOptions;
  readonly lanes: Readonly<Record<Lane, pg.Pool>>;
}

export function openPostgres(url: string, poolSize: number, onFault: (error: Error) => void, waits: Waits): Pools {
  const open = (max: number) => openPool(url, max, onFault, waits);
  const share = (lane: Lane) => open(Math.floor(poolSize * SHARES[lane]));
  const shared = poolSize < 4 ? open(poolSize) : null;
  const lanes = {
    write: shared ?? share('write'),
    read: shared ?? share('read'),
    wait: shared ?? share('wait'),
  };
  return {
    lanes,
    options: lanes.write.options,
    connect: () => lanes[currentLane()].connect(),
    async end() {
      await Promise.all([...new Set(Object.values(lanes))].map((pool) => pool.end()));
    },
  };
}
