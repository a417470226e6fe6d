import { type RawBuilder, sql } from 'kysely';
import type { DB } from './generated.ts';
import type { Trx } from './types.ts';

/** Rows deleted in one step: a backlog of months is many short transactions, and none that holds others up. */
const AT_ONCE = 1000;

/**
 * Deletes some rows of a table that nobody holds. They are held first and asked again then: another may have come to refer to
 * one in between, which changes nothing of the row itself.
 *
 * @returns whether there may be more of them
 */
export async function deleteSome(trx: Trx, table: keyof DB, due: RawBuilder<unknown>): Promise<boolean> {
  const from = sql.table(table);
  const { rows } = await sql<{ ctid: string }>`
    SELECT ctid::text FROM ${from} WHERE ${due} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`.execute(trx);
  if (rows.length === 0) return false;
  const held = rows.map(({ ctid }) => ctid);
  await sql`DELETE FROM ${from} WHERE ctid = ANY (${held}::text[]::tid[]) AND (${due})`.execute(trx);
  return rows.length >= AT_ONCE;
}
