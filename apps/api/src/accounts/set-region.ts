import { defineOperation } from '../http/define-operation.ts';
import { withIdempotency } from '../idempotency/with-idempotency.ts';

export const setRegion = defineOperation('setRegion', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { region } = request.body;
    await trx.updateTable('players').set({ region }).where('id', '=', context.session.playerId).execute();
    return { status: 200, body: { region } };
  }),
);
