import { HOUR_MS, SECOND_MS } from '@hoshikraft/shared';
import { ApiError } from '../errors/api-error.ts';
import { changeTies } from './change-ties.ts';
import { addRequest, befriend, requestsSince } from './ties-repository.ts';

/** Friend requests that a player may send per hour (docs/product/community.md#friends). */
const MOST_AN_HOUR = 10;

/** Sends a friend request; accepts the opposite request if there is one. */
export const requestFriend = changeTies('requestFriend', async (trx, pair, ties, now) => {
  if (ties.blocks) throw new ApiError('friend_blocked');
  if (ties.friends || ties.asked) return ties;
  if (ties.asks) {
    await befriend(trx, pair, now);
    return { ...ties, friends: true, asks: false };
  }
  const [oldest, ...others] = await requestsSince(trx, pair.me, new Date(now.getTime() - HOUR_MS));
  if (oldest !== undefined && others.length + 1 >= MOST_AN_HOUR) {
    const wait = oldest.getTime() + HOUR_MS - now.getTime();
    throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(wait / SECOND_MS) } });
  }
  await addRequest(trx, pair, now);
  return { ...ties, asked: true };
});
