import { changeTies } from './change-ties.ts';
import { endBlock } from './ties-repository.ts';

/** Ends a block; a request of the other player becomes visible again. */
export const unblockPlayer = changeTies('unblockPlayer', async (trx, pair, ties) => {
  await endBlock(trx, pair);
  return { ...ties, blocks: false };
});
