import type { Db, Trx } from '../../platform/database/types.ts';
import type { Messenger } from '../../integrations/bots/bot.ts';
import { addTelegram, truncateName } from './telegram-links-repository.ts';

export interface BotFactor {
  messenger: Messenger;
  /** The person's id at the messenger. */
  subject: string;
  name: string;
  since: Date;
}

/** Lists the bot factors of a player. */
export async function listBotFactors(db: Db, playerId: string): Promise<BotFactor[]> {
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

/** Finds the player whose codes a messenger user receives. */
export const findPlayerBySubject = async (
  db: Db,
  messenger: Messenger,
  subject: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('bot_factors')
    .select('player_id')
    .where('messenger', '=', messenger)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.player_id;
};

/** Turns the factor on. Telegram also becomes a linked service (docs/product/accounts.md#second-factor), and stays one without it. */
export async function addBotFactor(
  trx: Trx,
  playerId: string,
  { messenger, subject, name, since }: BotFactor,
): Promise<void> {
  await trx
    .insertInto('bot_factors')
    .values({ player_id: playerId, messenger, subject, name: truncateName(name), linked_at: since })
    .execute();
  if (messenger === 'telegram') await addTelegram(trx, playerId, { subject, name, since });
}

export async function removeBotFactor(trx: Trx, playerId: string, messenger: Messenger): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('bot_factors')
    .where('player_id', '=', playerId)
    .where('messenger', '=', messenger)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
