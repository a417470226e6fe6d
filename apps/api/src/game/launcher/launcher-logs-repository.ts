import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteBatch } from '../../platform/database/delete-batch.ts';
import type { Db, Trx } from '../../platform/database/types.ts';

/**
 * When the `limit`-th newest log of a sender in the last 24 h was received; null where there are fewer. Locks the sender to the
 * end of the transaction, so that concurrent logs are counted one after another.
 */
export async function findLimitReachedAt(trx: Trx, sender: Buffer, limit: number, now: Date): Promise<Date | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`launcher-logs:${sender.toString('hex')}`}, 0))`.execute(
    trx,
  );
  const row = await trx
    .selectFrom('launcher_logs')
    .select('received_at')
    .where('sender', '=', sender)
    .where('received_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('received_at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.received_at ?? null;
}

interface NewLog {
  id: string;
  clientId: string | null;
  text: string;
  sender: Buffer;
  now: Date;
}

export async function insertLog(trx: Trx, { id, clientId, text, sender, now }: NewLog): Promise<void> {
  await trx.insertInto('launcher_logs').values({ id, client_id: clientId, text, received_at: now, sender }).execute();
}

export const findLog = (db: Db, id: string) =>
  db.selectFrom('launcher_logs').select(['client_id', 'received_at', 'text']).where('id', '=', id).executeTakeFirst();

/** Deletes some logs received before a moment, or beyond the `limit` newest. Returns whether there may be more. */
export const deleteLogs = (trx: Trx, before: Date, limit: number): Promise<boolean> => {
  const tooMany = sql`id IN (SELECT id FROM launcher_logs ORDER BY received_at DESC OFFSET ${limit})`;
  return deleteBatch(trx, 'launcher_logs', sql`received_at < ${before} OR ${tooMany}`);
};
