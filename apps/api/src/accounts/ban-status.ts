import type { components } from '@hoshikraft/contract';
import type { Db } from '../database/types.ts';

/** Whether a player is banned now, and for how much the ban can be lifted (minor units; null where it is not for sale). */
export async function banStatus(
  db: Db,
  playerId: string,
  now: Date,
): Promise<components['schemas']['Managers']['ban']> {
  const ban = await db
    .selectFrom('bans')
    .select('unban_price')
    .where('player_id', '=', playerId)
    .where('lifted_at', 'is', null)
    .where((eb) => eb.or([eb('unban_at', 'is', null), eb('unban_at', '>', now)]))
    .orderBy('banned_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return ban === undefined ? { isBanned: false, unbanPrice: 0 } : { isBanned: true, unbanPrice: ban.unban_price };
}
