import { type RawBuilder, sql } from 'kysely';
import type { DB } from './generated.ts';
import type { Trx } from './types.ts';

/** Rows per transaction: a large backlog is deleted in short transactions that do not block others. */
const BATCH = 1000;

/**
 * Deletes a batch of rows that no transaction has locked. The condition is checked again after locking: a new reference to a
 * row does not change the row itself.
 *
 * @returns whether there may be more rows
 */
export async function deleteBatch(trx: Trx, table: keyof DB, due: RawBuilder<unknown>): Promise<boolean> {
  const from = sql.table(table);
  const { rows } = await sql<{ ctid: string }>`
    SELECT ctid::text FROM ${from} WHERE ${due} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`.execute(trx);
  if (rows.length === 0) return false;
  const locked = rows.map(({ ctid }) => ctid);
  await sql`DELETE FROM ${from} WHERE ctid = ANY (${locked}::text[]::tid[]) AND (${due})`.execute(trx);
  return rows.length >= BATCH;
}
