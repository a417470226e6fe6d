import { changeRelationship } from './change-relationship.ts';
import { addBlock, endFriendship, endRequest } from './relationships-repository.ts';

/**
 * Blocks a player: ends the friendship and the caller's request, and hides the request of the blocked player. That request
 * is not deleted, so that the blocked player cannot notice the block.
 */
export const blockPlayer = changeRelationship('blockPlayer', async (trx, pair, relationship, now) => {
  if (relationship.friends) await endFriendship(trx, pair);
  await endRequest(trx, pair.me, pair.other);
  await addBlock(trx, pair, now);
  return { friends: false, outgoing: false, incoming: relationship.incoming, blocks: true };
});
