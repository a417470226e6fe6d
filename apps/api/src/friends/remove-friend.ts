import { changeTies } from './change-ties.ts';
import { endFriendship } from './ties-repository.ts';

/** Ends a friendship, for both. */
export const removeFriend = changeTies('removeFriend', async (trx, pair, ties) => {
  if (ties.friends) await endFriendship(trx, pair);
  return { ...ties, friends: false };
});
