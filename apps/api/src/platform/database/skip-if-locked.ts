import { sql } from 'kysely';
import { LOCK_NOT_AVAILABLE, sqlState } from '../errors/classify.ts';
import { inTransaction } from './in-transaction.ts';
import type { Db, Trx } from './types.ts';

/**
 * Runs work in its own transaction with a short lock timeout: if another transaction holds a lock that it needs, the work is
 * skipped until the next run.
 */
export async function skipIfLocked(db: Db, work: (trx: Trx) => Promise<unknown>): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      await sql`SET LOCAL lock_timeout = '100ms'`.execute(trx);
      await work(trx);
    });
  } catch (error) {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
  }
}
