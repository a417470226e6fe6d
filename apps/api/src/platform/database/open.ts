import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { DeadlinePlugin } from './deadline.ts';
import { openPostgres, REQUEST_TIMEOUTS } from './postgres.ts';
import type { Timeouts } from './postgres.ts';
import type { Database, Db } from './types.ts';

export interface OpenedDatabase {
  db: Db;
  pool: pg.Pool;
  engine: 'postgres' | 'pglite';
  close(): Promise<void>;
}

interface Options {
  /** null means PGlite. */
  url: string | null;
  poolSize: number;
  /** null keeps PGlite in memory. */
  pgliteDir: string | null;
  /** Called when a connection is lost; queries on it reject separately. */
  onFault: (error: Error) => void;
  /** Timeouts of PostgreSQL; those of a request by default. */
  waits?: Timeouts;
}

export async function openDatabase(options: Options): Promise<OpenedDatabase> {
  if (options.url !== null) {
    const pool = openPostgres(options.url, options.poolSize, options.onFault, options.waits ?? REQUEST_TIMEOUTS);
    return { db: kyselyOver(pool), pool, engine: 'postgres', close: () => pool.end() };
  }
  // A process on PostgreSQL does not load it.
  const { openPglite } = await import('./pglite.ts');
  const { pool, close } = await openPglite(options.pgliteDir);
  return { db: kyselyOver(pool), pool, engine: 'pglite', close };
}

function kyselyOver(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [new DeadlinePlugin()] });
}
