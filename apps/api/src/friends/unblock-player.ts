import { changeTies } from './change-ties.ts';
import { endBlock } from './ties-repository.ts';

/** Ends a block; what the other asked meanwhile is seen again. */
export const unblockPlayer = changeTies('unblockPlayer', async (trx, pair, ties) => {
  await endBlock(trx, pair);
  return { ...ties, blocks: false };
});
