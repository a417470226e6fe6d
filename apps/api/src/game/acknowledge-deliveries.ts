import { defineOperation } from '../http/define-operation.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { takeAnswer } from './delivery-answers.ts';

export const acknowledgeDeliveries = defineOperation('acknowledgeDeliveries', async ({ body }, { app, gameServer }) => {
  const now = app.clock.now();
  // Rows are locked in the order of their ids, so that two batches over the same ones never wait for each other.
  const order = body
    .map((_, index) => index)
    .sort((left, right) => ((body[left]?.id ?? '') < (body[right]?.id ?? '') ? -1 : 1));
  const results = await inTransaction(app.db, async (trx) => {
    const taken = new Map<number, Awaited<ReturnType<typeof takeAnswer>>>();
    for (const index of order) {
      const answer = body[index];
      if (answer) taken.set(index, await takeAnswer(trx, gameServer.serverId, answer, now));
    }
    return taken;
  });
  return { status: 200, body: body.map(({ id }, index) => ({ id, result: results.get(index) ?? 'unknown' })) };
});
