import { SECOND_MS } from '@hoshikraft/shared';
import { defineOperation } from '../http/define-operation.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { areMoreWaiting, buryHopeless, leaseDeliveries } from './delivery-queue.ts';
import { addServerSample, addTotalSample, storeHeartbeat } from './heartbeat-repository.ts';

export const sendHeartbeat = defineOperation('sendHeartbeat', async ({ body, headers }, { app, gameServer }) => {
  const { serverId } = gameServer;
  const now = app.clock.now();
  const received = {
    serverId,
    beat: body,
    sentAt: new Date(Number(headers['x-timestamp']) * SECOND_MS),
    receivedAt: now,
  };
  await inTransaction(app.db, async (trx) => {
    if (!(await storeHeartbeat(trx, received))) return;
    await addServerSample(trx, received);
    await addTotalSample(trx, now);
  });
  await inTransaction(app.db, (trx) => buryHopeless(trx, serverId, now));
  const deliveries = await leaseDeliveries(app.db, serverId, now);
  const more = await areMoreWaiting(app.db, serverId, deliveries, now);
  return { status: 200, body: { serverTime: now.toISOString(), deliveries, more } };
});
