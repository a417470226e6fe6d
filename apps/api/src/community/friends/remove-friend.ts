import { changeRelationship } from './change-relationship.ts';
import { endFriendship } from './relationships-repository.ts';

/** Ends a friendship, for both. */
export const removeFriend = changeRelationship('removeFriend', async (trx, pair, relationship) => {
  if (relationship.friends) await endFriendship(trx, pair);
  return { ...relationship, friends: false };
});
