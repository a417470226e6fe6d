import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { presentExport, requestExport } from './exports-repository.ts';

export const requestDataExport = defineOperation('requestDataExport', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { playerId } = context.session;
    const now = context.app.clock.now();
    await requestExport(trx, playerId, now);
    return { status: 200, body: await presentExport(trx, playerId, now) };
  }),
);
