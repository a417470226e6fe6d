import { SECOND_MS } from '@hoshikraft/shared';
import { inTransaction } from '../database/in-transaction.ts';
import { defineOperation } from '../http/define-operation.ts';
import { giveUpHopeless, leaseDeliveries } from './deliveries-repository.ts';
import { addServerSample, addTotalSample, storeHeartbeat } from './heartbeat-repository.ts';
import { refundGivenUp } from './refund-given-up.ts';

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
  const { owed } = await giveUpHopeless(app.db, serverId, now);
  const { deliveries, more } = await leaseDeliveries(app.db, serverId, now);
  await refundGivenUp(app, owed);
  return { status: 200, body: { serverTime: now.toISOString(), deliveries, more } };
});
