import type { components } from '@hoshikraft/contract';
import type { Db } from '../database/types.ts';
import { heaviestBan } from './bans-repository.ts';
import { presentBan } from './present-ban.ts';

/** Whether a player is banned now, by which ban, and for how much it can be lifted (minor units; null: not for sale). */
export async function banStatus(
  db: Db,
  playerId: string,
  now: Date,
): Promise<components['schemas']['Managers']['ban']> {
  const ban = await heaviestBan(db, playerId, now);
  return ban === undefined
    ? { isBanned: false, unbanPrice: 0, current: null }
    : { isBanned: true, unbanPrice: ban.unban_price, current: presentBan(ban) };
}
