import { changeRelationship } from './change-relationship.ts';
import { endRequest } from './relationships-repository.ts';

/** Deletes the caller's own request. */
export const cancelFriendRequest = changeRelationship(
  'cancelFriendRequest',
  async (trx, { me, other }, relationship) => {
    await endRequest(trx, me, other);
    return { ...relationship, outgoing: false };
  },
);
