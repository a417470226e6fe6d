import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { endOtherSessions } from './sessions-repository.ts';

export const terminateAllSessions = defineOperation('terminateAllSessions', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { playerId, id } = context.session;
    return { status: 200, body: { terminated: await endOtherSessions(trx, playerId, id, context.app.clock.now()) } };
  }),
);
