import { ApiError } from '../../platform/errors/api-error.ts';
import { changeRelationship } from './change-relationship.ts';
import { befriend } from './relationships-repository.ts';

/** Accepts the other player's request. */
export const acceptFriend = changeRelationship('acceptFriend', async (trx, pair, relationship, now) => {
  if (relationship.friends) return relationship;
  if (!relationship.incoming || relationship.blocks) throw new ApiError('no_friend_request');
  await befriend(trx, pair, now);
  return { ...relationship, friends: true, incoming: false };
});
