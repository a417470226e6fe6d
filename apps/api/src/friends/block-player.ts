import { changeTies } from './change-ties.ts';
import { addBlock, endFriendship, endRequest } from './ties-repository.ts';

/**
 * Blocks a player: no friendship, no request of one's own, and none of theirs is seen. Theirs stays, so that whoever is
 * blocked finds nothing changed by it.
 */
export const blockPlayer = changeTies('blockPlayer', async (trx, pair, ties, now) => {
  if (ties.friends) await endFriendship(trx, pair);
  await endRequest(trx, pair.me, pair.other);
  await addBlock(trx, pair, now);
  return { friends: false, asked: false, asks: ties.asks, blocks: true };
});
