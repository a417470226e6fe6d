import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Trx } from '../database/types.ts';

/** Wrong codes of a player since the first that is not forgotten, held to the end of the transaction. */
export async function lockWrongCodes(
  trx: Trx,
  playerId: string,
  { now, forgotten }: { now: Date; forgotten: Date },
): Promise<{ failures: number; since: Date }> {
  const { rows } = await sql<{ failures: number; since: Date }>`
    INSERT INTO wrong_codes AS kept (player_id, failures, since) VALUES (${playerId}, 0, ${now}::timestamptz)
    ON CONFLICT (player_id) DO UPDATE SET
      failures = CASE WHEN kept.since < ${forgotten}::timestamptz THEN 0 ELSE kept.failures END,
      since = CASE WHEN kept.since < ${forgotten}::timestamptz OR kept.failures = 0 THEN excluded.since ELSE kept.since END
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

/** Forgets some counts that began before a moment; answers whether there may be more of them. */
export const forgetWrongCodesBefore = (trx: Trx, moment: Date): Promise<boolean> =>
  deleteSome(trx, 'wrong_codes', sql`since < ${moment}`);
