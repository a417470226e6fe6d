import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Trx } from '../../platform/database/types.ts';

/** Gets and locks the count of wrong codes of a player until the transaction ends. A count older than `forgotten` restarts. */
export async function lockWrongCodes(
  trx: Trx,
  playerId: string,
  { now, forgotten }: { now: Date; forgotten: Date },
): Promise<{ failures: number; since: Date }> {
  const { rows } = await sql<{ failures: number; since: Date }>`
    INSERT INTO wrong_codes AS stored (player_id, failures, since) VALUES (${playerId}, 0, ${now}::timestamptz)
    ON CONFLICT (player_id) DO UPDATE SET
      failures = CASE WHEN stored.since < ${forgotten}::timestamptz THEN 0 ELSE stored.failures END,
      since = CASE WHEN stored.since < ${forgotten}::timestamptz OR stored.failures = 0 THEN excluded.since ELSE stored.since END
    RETURNING failures, since`.execute(trx);
  const [counted] = rows;
  if (!counted) throw new Error('wrong codes were not counted');
  return counted;
}

export async function countWrongCode(trx: Trx, playerId: string): Promise<void> {
  await trx
    .updateTable('wrong_codes')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('player_id', '=', playerId)
    .execute();
}

/** Deletes a batch of counts that began before a moment. Returns whether more may remain. */
export const deleteWrongCodesBefore = (trx: Trx, moment: Date): Promise<boolean> =>
  deleteBatch(trx, 'wrong_codes', sql`since < ${moment}`);
