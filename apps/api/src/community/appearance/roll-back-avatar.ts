import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { swapAvatars } from './avatars-repository.ts';
import { presentLook } from './present-look.ts';

/** Restores the previous avatar or the removed one. */
export const rollBackAvatar = defineOperation('rollBackAvatar', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, session } = context;
    if (!(await swapAvatars(trx, session.playerId, app.clock.now()))) throw new ApiError('avatar_no_previous');
    return { status: 200, body: await presentLook(trx, session.playerId) };
  }),
);
