import { inTransaction } from '../database/in-transaction.ts';
import { defineOperation } from '../http/define-operation.ts';
import { takeAnswers } from './delivery-answers.ts';

export const acknowledgeDeliveries = defineOperation('acknowledgeDeliveries', async ({ body }, { app, gameServer }) => {
  const now = app.clock.now();
  const results = await inTransaction(app.db, (trx) => takeAnswers(trx, gameServer.serverId, body, now));
  return { status: 200, body: body.map(({ id }, index) => ({ id, result: results[index] ?? 'unknown' })) };
});
