import { changeRelationship } from './change-relationship.ts';
import { endRequest } from './relationships-repository.ts';

/** Deletes the other player's request. */
export const declineFriend = changeRelationship('declineFriend', async (trx, { me, other }, relationship) => {
  await endRequest(trx, other, me);
  return { ...relationship, incoming: false };
});
