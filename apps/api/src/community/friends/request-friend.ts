import { HOUR_MS, SECOND_MS } from '@hoshikraft/shared';
import { ApiError } from '../../platform/errors/api-error.ts';
import { changeRelationship } from './change-relationship.ts';
import { addRequest, befriend, requestsSince } from './relationships-repository.ts';

/** Friend requests that a player may send per hour (docs/product/community.md#friends). */
const MOST_AN_HOUR = 10;

/** Sends a friend request; accepts the opposite request if there is one. */
export const requestFriend = changeRelationship('requestFriend', async (trx, pair, relationship, now) => {
  if (relationship.blocks) throw new ApiError('friend_blocked');
  if (relationship.friends || relationship.outgoing) return relationship;
  if (relationship.incoming) {
    await befriend(trx, pair, now);
    return { ...relationship, friends: true, incoming: false };
  }
  const [oldest, ...others] = await requestsSince(trx, pair.me, new Date(now.getTime() - HOUR_MS));
  if (oldest !== undefined && others.length + 1 >= MOST_AN_HOUR) {
    const wait = oldest.getTime() + HOUR_MS - now.getTime();
    throw new ApiError('too_many_requests', { details: { retryAfter: Math.ceil(wait / SECOND_MS) } });
  }
  await addRequest(trx, pair, now);
  return { ...relationship, outgoing: true };
});
