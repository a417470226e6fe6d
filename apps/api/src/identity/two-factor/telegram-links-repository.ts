import type { Db, Trx } from '../../platform/database/types.ts';

/** Most characters of a stored name. */
const NAME_LENGTH = 64;

export const truncateName = (name: string): string => Array.from(name).slice(0, NAME_LENGTH).join('');

/** Finds the player who linked a Telegram user as a service. */
export async function findTelegramOwner(db: Db, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('linked_services')
    .select('player_id')
    .where('service', '=', 'telegram')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.player_id;
}

/** Finds the Telegram user that a player has linked. */
export async function findTelegramSubject(db: Db, playerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('linked_services')
    .select('subject')
    .where('service', '=', 'telegram')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.subject;
}

/** Links a Telegram user to a player who has linked none. */
export async function addTelegram(
  trx: Trx,
  playerId: string,
  { subject, name, since }: { subject: string; name: string; since: Date },
): Promise<void> {
  await trx
    .insertInto('linked_services')
    .values({
      player_id: playerId,
      service: 'telegram',
      subject,
      name: truncateName(name) || null,
      linked_at: since,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
