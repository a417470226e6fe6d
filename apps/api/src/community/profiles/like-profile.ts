import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { findOwner } from '../privacy/privacy-repository.ts';
import { viewerOf } from '../privacy/viewer.ts';
import { setProfileLike } from './profiles-repository.ts';

/** Sets whether the caller likes a player: one like per caller, not for oneself (docs/product/community.md#profiles). */
export const likeProfile = defineOperation('likeProfile', async ({ body }, { app, session }) => {
  const { nickname, liked } = body;
  const owner = await findOwner(app.db, viewerOf(session), nickname);
  if (owner === undefined) throw new ApiError('not_found');
  if (owner.kind === 'owner') throw new ApiError('own_profile');
  const like = { playerId: owner.id, likedBy: session.playerId, liked, now: app.clock.now() };
  return { status: 200, body: { liked, likes: await inTransaction(app.db, (trx) => setProfileLike(trx, like)) } };
});
