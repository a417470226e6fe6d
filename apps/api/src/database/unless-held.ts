import { sql } from 'kysely';
import { LOCK_NOT_AVAILABLE, sqlState } from '../errors/classify.ts';
import { inTransaction } from './in-transaction.ts';
import type { Db, Trx } from './types.ts';

/** Ends a transaction for good: it is not begun again among those who wait. */
class Held extends Error {}

/**
 * Runs work in a transaction of its own that waits for nobody longer than a moment: where another holds what it needs, it is
 * left undone, for a later turn.
 */
export async function unlessHeld(db: Db, work: (trx: Trx) => Promise<unknown>): Promise<void> {
  try {
    await inTransaction(db, async (trx) => {
      await sql`SET LOCAL lock_timeout = '100ms'`.execute(trx);
      await work(trx).catch((error: unknown) => {
        throw sqlState(error) === LOCK_NOT_AVAILABLE ? new Held() : error;
      });
    });
  } catch (error) {
    if (!(error instanceof Held)) throw error;
  }
}
