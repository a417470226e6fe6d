import { defineOperation } from '../http/define-operation.ts';
import { ApiError } from '../errors/api-error.ts';
import { withIdempotency } from '../idempotency/with-idempotency.ts';
import { endSession } from './sessions-repository.ts';

export const terminateSession = defineOperation('terminateSession', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const ended = await endSession(trx, context.session.playerId, request.body.id, context.app.clock.now());
    if (!ended) throw new ApiError('not_found');
    return { status: 200, body: { success: true } };
  }),
);
