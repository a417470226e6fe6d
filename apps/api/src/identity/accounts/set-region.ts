import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { updateRegion } from '../../community/players/players-repository.ts';

export const setRegion = defineOperation('setRegion', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { region } = request.body;
    await updateRegion(trx, context.session.playerId, region);
    return { status: 200, body: { region } };
  }),
);
