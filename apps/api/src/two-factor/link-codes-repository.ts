import type { Db, Trx } from '../database/types.ts';
import type { Messenger } from '../outside/bots/bot.ts';

/** What a code does at a bot: turns a factor on, or links Telegram and no more. */
export type LinkPurpose = 'factor' | 'service';

/** Keeps a code in place of the one before. */
export async function keepLinkCode(
  db: Db,
  playerId: string,
  code: { hash: Buffer; sealed: Buffer; expiresAt: Date; purpose: LinkPurpose },
): Promise<void> {
  const kept = { code_hash: code.hash, sealed: code.sealed, expires_at: code.expiresAt, purpose: code.purpose };
  await db
    .insertInto('link_codes')
    .values({ player_id: playerId, ...kept })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(kept))
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

/** Spends a code and answers whose it was, and what for. One for Telegram as a service is none at another bot. */
export async function spendLinkCode(
  trx: Trx,
  hash: Buffer,
  messenger: Messenger,
  now: Date,
): Promise<{ id: string; login: string; purpose: LinkPurpose } | undefined> {
  const spent = await trx
    .deleteFrom('link_codes')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .$if(messenger !== 'telegram', (query) => query.where('purpose', '=', 'factor'))
    .returning(['player_id', 'purpose'])
    .executeTakeFirst();
  if (spent === undefined) return undefined;
  const player = await trx
    .selectFrom('players')
    .select(['id', 'login'])
    .where('id', '=', spent.player_id)
    .executeTakeFirst();
  return player && { ...player, purpose: spent.purpose as LinkPurpose };
}
