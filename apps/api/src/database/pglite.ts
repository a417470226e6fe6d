import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { refuseLate } from './deadline.ts';
import { lockFolder } from './folder-lock.ts';
import { types } from './parsers.ts';
import { answeredTogether, statementsOf, TOGETHER } from './together.ts';

interface Opened {
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Of a query that failed its connection still sends the rest when it is ended already, which ended the process. */
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
 * PostgreSQL inside this process, for trying things out: one connection, nothing against power loss.
 *
 * @param folder where the data lives; null keeps it in memory
 */
export async function openPglite(folder: string | null): Promise<Opened> {
  const unlock = folder === null ? () => undefined : lockFolder(folder);
  const extensions = { pg_trgm };
  const lite = folder === null ? new Engine({ extensions }) : new Engine(folder, { extensions });
  await lite.waitReady;
  // The documented plain configuration dies after any failed query; a client class of its own does not.
  class Client extends pg.Client {
    constructor() {
      super({ ...createPgConfig(lite), types } as unknown as pg.ClientConfig);
    }

    override query(...args: unknown[]): never {
      const [text, values, callback] = args;
      const isOurs = typeof text === 'string' && typeof values !== 'function' && callback === undefined;
      // It runs in our own thread and cannot be ended from outside: only what comes too late is refused.
      if (text === TOGETHER) return this.#askInTurn(statementsOf(values)) as never;
      return (isOurs ? this.#askInTime(args) : Reflect.apply(super.query, this, args)) as never;
    }

    async #askInTurn(statements: ReturnType<typeof statementsOf>): Promise<unknown> {
      const results = [];
      for (const { sql, parameters } of statements) results.push(await this.#askInTime([sql, parameters]));
      return answeredTogether(results);
    }

    async #askInTime(args: unknown[]): Promise<pg.QueryResult> {
      refuseLate(args[0]);
      return Reflect.apply(super.query, this, args) as Promise<pg.QueryResult>;
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
