import type { Db, Trx } from '../database/types.ts';
import type { Messenger } from '../outside/bots/bot.ts';

/** As much of a name as is kept, characters. */
const NAME_LENGTH = 64;

export interface BotFactor {
  messenger: Messenger;
  /** The person's id at the messenger. */
  subject: string;
  name: string;
  since: Date;
}

/** Messengers whose bots send codes to a player. */
export async function botFactorsOf(db: Db, playerId: string): Promise<BotFactor[]> {
  const rows = await db
    .selectFrom('bot_factors')
    .select(['messenger', 'subject', 'name', 'linked_at'])
    .where('player_id', '=', playerId)
    .orderBy('messenger')
    .execute();
  return rows.map(({ messenger, subject, name, linked_at }) => ({
    messenger: messenger as Messenger,
    subject,
    name,
    since: linked_at,
  }));
}

/** Whose account a person at a messenger is linked to. */
export const playerOfSubject = async (db: Db, messenger: Messenger, subject: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('bot_factors')
    .select('player_id')
    .where('messenger', '=', messenger)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.player_id;
};

/** Turns the factor on; Telegram is a linked service by it as well (product.md section 3). */
export async function addBotFactor(
  trx: Trx,
  playerId: string,
  { messenger, subject, name, since }: BotFactor,
): Promise<void> {
  const kept = Array.from(name).slice(0, NAME_LENGTH).join('');
  await trx
    .insertInto('bot_factors')
    .values({ player_id: playerId, messenger, subject, name: kept, linked_at: since })
    .execute();
  if (messenger !== 'telegram') return;
  await trx
    .insertInto('linked_services')
    .values({ player_id: playerId, service: messenger, subject, name: kept, linked_at: since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeBotFactor(trx: Trx, playerId: string, messenger: Messenger): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('bot_factors')
    .where('player_id', '=', playerId)
    .where('messenger', '=', messenger)
    .executeTakeFirst();
  if (messenger === 'telegram') {
    await trx
      .deleteFrom('linked_services')
      .where('player_id', '=', playerId)
      .where('service', '=', messenger)
      .execute();
  }
  return numDeletedRows > 0n;
}
