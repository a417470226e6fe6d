import { changeTies } from './change-ties.ts';
import { addBlock, endFriendship, endRequest } from './ties-repository.ts';

/**
 * Blocks a player: ends the friendship and the caller's request, and hides the request of the blocked player. That request
 * is not deleted, so that the blocked player cannot notice the block.
 */
export const blockPlayer = changeTies('blockPlayer', async (trx, pair, ties, now) => {
  if (ties.friends) await endFriendship(trx, pair);
  await endRequest(trx, pair.me, pair.other);
  await addBlock(trx, pair, now);
  return { friends: false, asked: false, asks: ties.asks, blocks: true };
});
