import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { types } from './parsers.ts';

interface Opened {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** A connection sends the rest of a failed query even after it was closed, which crashed the process. */
class Engine extends PGlite {
  #isClosing = false;

  override async execProtocolStream(...given: Parameters<PGlite['execProtocolStream']>) {
    return this.#isClosing ? [] : super.execProtocolStream(...given);
  }

  override close(): Promise<void> {
    this.#isClosing = true;
    return super.close();
  }
}

/**
 * PostgreSQL inside this process, for development: one connection, no protection against power loss.
 *
 * @param folder of the data; null for a database in memory
 */
export async function openPglite(folder: string | null): Promise<Opened> {
  const unlock = folder === null ? () => undefined : lockFolder(folder);
  const extensions = { pg_trgm };
  const lite = folder === null ? new Engine({ extensions }) : new Engine(folder, { extensions });
  await lite.waitReady;
  // The documented configuration breaks after any failed query; a client class of its own does not.
  class Client extends pg.Client {
    constructor() {
      super({ ...createPgConfig(lite), types } as unknown as pg.ClientConfig);
    }
  }
  const pool = new pg.Pool({ Client, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 5000 });
  return {
    pool,
    async close() {
      await pool.end();
      await lite.close();
      unlock();
    },
  };
}
