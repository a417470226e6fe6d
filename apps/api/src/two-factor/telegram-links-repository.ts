import type { Db, Trx } from '../database/types.ts';

/** As much of a name as is kept, characters. */
const NAME_LENGTH = 64;

export const keptName = (name: string): string => Array.from(name).slice(0, NAME_LENGTH).join('');

/** Who has linked a person at Telegram as a service; undefined where nobody has. */
export async function telegramOwner(db: Db, subject: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('linked_services')
    .select('player_id')
    .where('service', '=', 'telegram')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.player_id;
}

/** The person at Telegram whom a player has linked. */
export async function telegramOf(db: Db, playerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('linked_services')
    .select('subject')
    .where('service', '=', 'telegram')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.subject;
}

/** Links a person at Telegram to a player who has linked none. */
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
      name: keptName(name) || null,
      linked_at: since,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
