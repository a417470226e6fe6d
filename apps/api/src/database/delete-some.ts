import { type RawBuilder, sql } from 'kysely';
import type { DB } from './generated.ts';
import type { Trx } from './types.ts';

/** Rows deleted in one step: a backlog of months is many short transactions, and none that holds others up. */
const AT_ONCE = 1000;

/**
 * Deletes some rows of a table that nobody holds.
 *
 * @returns whether there may be more of them
 */
export async function deleteSome(trx: Trx, table: keyof DB, due: RawBuilder<unknown>): Promise<boolean> {
  const from = sql.table(table);
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM ${from} WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM ${from} WHERE ${due} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))`.execute(trx);
  return numAffectedRows >= AT_ONCE;
}
