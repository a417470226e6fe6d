import { inTransaction } from '../../platform/database/in-transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { setLike } from './readers-repository.ts';

/** Sets whether the player likes a document; repeated calls have no further effect. */
export const likeDocument = defineOperation('likeDocument', async ({ body }, { app, session }) => {
  const { key, liked } = body;
  const likes = await inTransaction(app.db, (trx) => setLike(trx, key, session.playerId, liked));
  if (likes === undefined) throw new ApiError('not_found');
  return { status: 200, body: likes };
});
