import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Trx } from '../../platform/database/types.ts';

/** Deletes some rows older than the given moments, and expired nonces. Returns whether there may be more. */
export async function deleteOld(
  trx: Trx,
  now: Date,
  before: { minutes: Date; hours: Date; batches: Date },
): Promise<boolean> {
  const points = sql`(resolution = 'minute' AND bucket < ${before.minutes})
    OR (resolution = 'hour' AND bucket < ${before.hours})`;
  const more = [
    await deleteBatch(trx, 'bridge_nonces', sql`expires_at < ${now}`),
    await deleteBatch(trx, 'event_batches', sql`received_at < ${before.batches}`),
    await deleteBatch(trx, 'online_samples', points),
    await deleteBatch(trx, 'online_totals', points),
    await deleteBatch(trx, 'playtime_hours', sql`hour < ${before.hours}`),
  ];
  return more.includes(true);
}
