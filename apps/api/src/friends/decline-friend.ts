import { changeTies } from './change-ties.ts';
import { endRequest } from './ties-repository.ts';

/** Deletes the other player's request. */
export const declineFriend = changeTies('declineFriend', async (trx, { me, other }, ties) => {
  await endRequest(trx, other, me);
  return { ...ties, asks: false };
});
