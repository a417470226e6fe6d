import { sql } from 'kysely';
import type { Trx } from './types.ts';

/** Makes this transaction give up soon where another holds what it needs: there is a later turn for its work. */
export const waitBriefly = async (trx: Trx): Promise<void> => {
  await sql`SET LOCAL lock_timeout = '100ms'`.execute(trx);
};
