import { changeTies } from './change-ties.ts';
import { endRequest } from './ties-repository.ts';

/** Deletes the caller's own request. */
export const cancelFriendRequest = changeTies('cancelFriendRequest', async (trx, { me, other }, ties) => {
  await endRequest(trx, me, other);
  return { ...ties, asked: false };
});
