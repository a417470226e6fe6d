import { inTransaction } from '../../platform/database/in-transaction.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { processAcknowledgements } from './delivery-answers.ts';

export const acknowledgeDeliveries = defineOperation('acknowledgeDeliveries', async ({ body }, { app, gameServer }) => {
  const now = app.clock.now();
  const results = await inTransaction(app.db, (trx) => processAcknowledgements(trx, gameServer.serverId, body, now));
  return { status: 200, body: body.map(({ id }, index) => ({ id, result: results[index] ?? 'unknown' })) };
});
