import { defineOperation } from '../../platform/http/define-operation.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { endSession } from './sessions-repository.ts';

export const terminateSession = defineOperation('terminateSession', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const ended = await endSession(trx, context.session.playerId, request.body.id, context.app.clock.now());
    if (!ended) throw new ApiError('not_found');
    return { status: 200, body: { success: true } };
  }),
);
