import type { Db, Trx } from '../../platform/database/types.ts';
import type { Messenger } from '../../integrations/bots/bot.ts';

/** What a code does at a bot: turns a factor on, or links Telegram as a service only. */
export type LinkPurpose = 'factor' | 'service';

/** Saves a code, replacing the previous one. */
export async function saveLinkCode(
  db: Db,
  playerId: string,
  code: { hash: Buffer; sealed: Buffer; expiresAt: Date; purpose: LinkPurpose },
): Promise<void> {
  const row = { code_hash: code.hash, sealed: code.sealed, expires_at: code.expiresAt, purpose: code.purpose };
  await db
    .insertInto('link_codes')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute();
}

export const findLinkCode = (db: Db, playerId: string, now: Date) =>
  db
    .selectFrom('link_codes')
    .select(['sealed', 'expires_at'])
    .where('player_id', '=', playerId)
    .where('purpose', '=', 'factor')
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Deletes a code and returns its player and purpose. A code for Telegram as a service does not work at another bot. */
export async function consumeLinkCode(
  trx: Trx,
  hash: Buffer,
  messenger: Messenger,
  now: Date,
): Promise<{ id: string; login: string; purpose: LinkPurpose } | undefined> {
  const consumed = await trx
    .deleteFrom('link_codes')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .$if(messenger !== 'telegram', (query) => query.where('purpose', '=', 'factor'))
    .returning(['player_id', 'purpose'])
    .executeTakeFirst();
  if (consumed === undefined) return undefined;
  const player = await trx
    .selectFrom('players')
    .select(['id', 'login'])
    .where('id', '=', consumed.player_id)
    .executeTakeFirst();
  return player && { ...player, purpose: consumed.purpose as LinkPurpose };
}
