import { changeRelationship } from './change-relationship.ts';
import { endBlock } from './relationships-repository.ts';

/** Ends a block; a request of the other player becomes visible again. */
export const unblockPlayer = changeRelationship('unblockPlayer', async (trx, pair, relationship) => {
  await endBlock(trx, pair);
  return { ...relationship, blocks: false };
});
