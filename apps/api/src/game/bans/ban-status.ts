import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { Db } from '../../platform/database/types.ts';
import { findActiveBan } from './bans-repository.ts';
import { presentBan } from './present-ban.ts';

/** A player's current ban and the price of an unban (minor units; null: not for sale). */
export async function getBanStatus(
  db: Db,
  playerId: string,
  now: Date,
  locale: Locale,
): Promise<components['schemas']['Managers']['ban']> {
  const ban = await findActiveBan(db, playerId, now);
  return ban === undefined
    ? { isBanned: false, unbanPrice: 0, current: null }
    : { isBanned: true, unbanPrice: ban.unban_price, current: presentBan(ban, locale) };
}
