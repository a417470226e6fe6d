import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { deleteSome } from '../database/delete-some.ts';
import type { Db, Trx } from '../database/types.ts';

/**
 * When the first of the `most` newest logs of a sender came, all within 24 h; null where there are fewer. Senders are held
 * one after another to the end of the transaction, so that many at once are counted like many in a row.
 */
export async function oldestOfDay(trx: Trx, sender: Buffer, most: number, now: Date): Promise<Date | null> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`launcher-logs:${sender.toString('hex')}`}, 0))`.execute(
    trx,
  );
  const row = await trx
    .selectFrom('launcher_logs')
    .select('received_at')
    .where('sender', '=', sender)
    .where('received_at', '>', new Date(now.getTime() - DAY_MS))
    .orderBy('received_at', 'desc')
    .offset(most - 1)
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

export async function addLog(trx: Trx, { id, clientId, text, sender, now }: NewLog): Promise<void> {
  await trx.insertInto('launcher_logs').values({ id, client_id: clientId, text, received_at: now, sender }).execute();
}

export const findLog = (db: Db, id: string) =>
  db.selectFrom('launcher_logs').select(['client_id', 'received_at', 'text']).where('id', '=', id).executeTakeFirst();

/** Forgets some logs that came before a moment, or beyond the `most` newest; answers whether there may be more. */
export const forgetLogs = (trx: Trx, before: Date, most: number): Promise<boolean> => {
  const tooMany = sql`id IN (SELECT id FROM launcher_logs ORDER BY received_at DESC OFFSET ${most})`;
  return deleteSome(trx, 'launcher_logs', sql`received_at < ${before} OR ${tooMany}`);
};
