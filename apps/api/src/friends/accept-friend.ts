import { ApiError } from '../errors/api-error.ts';
import { changeTies } from './change-ties.ts';
import { befriend } from './ties-repository.ts';

/** Accepts the other player's request. */
export const acceptFriend = changeTies('acceptFriend', async (trx, pair, ties, now) => {
  if (ties.friends) return ties;
  if (!ties.asks || ties.blocks) throw new ApiError('no_friend_request');
  await befriend(trx, pair, now);
  return { ...ties, friends: true, asks: false };
});
