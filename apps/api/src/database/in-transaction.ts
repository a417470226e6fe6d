import { sqlState } from '../errors/classify.ts';
import type { Db, Trx } from './types.ts';

/** Serialization failure and deadlock: PostgreSQL asks to try again. */
const TRY_AGAIN = new Set(['40001', '40P01']);
const TRIES = 4;

/** Runs `work` in one READ COMMITTED transaction, again from the start where PostgreSQL asks for it. */
export async function inTransaction<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= TRIES || !TRY_AGAIN.has(sqlState(error))) throw error;
    }
  }
}
