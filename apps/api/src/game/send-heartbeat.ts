import { SECOND_MS } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { waitBriefly } from '../database/wait-briefly.ts';
import { LOCK_NOT_AVAILABLE, sqlState } from '../errors/classify.ts';
import { defineOperation } from '../http/define-operation.ts';
import { giveUpHopeless, leaseDeliveries } from './deliveries-repository.ts';
import { addServerSample, addTotalSample, storeHeartbeat } from './heartbeat-repository.ts';
import { refundGivenUp } from './refund-given-up.ts';

/** All servers add to one row: where it is held, this count is left to the next heartbeat, and nobody waits for it. */
const countEverybody = (app: App, now: Date): Promise<void> =>
  inTransaction(app.db, async (trx) => {
    await waitBriefly(trx);
    await addTotalSample(trx, now);
  }).catch((error: unknown) => {
    if (sqlState(error) !== LOCK_NOT_AVAILABLE) throw error;
  });

export const sendHeartbeat = defineOperation('sendHeartbeat', async ({ body, headers }, { app, gameServer }) => {
  const { serverId } = gameServer;
  const now = app.clock.now();
  const received = {
    serverId,
    beat: body,
    sentAt: new Date(Number(headers['x-timestamp']) * SECOND_MS),
    receivedAt: now,
  };
  const isNewest = await inTransaction(app.db, async (trx) => {
    if (!(await storeHeartbeat(trx, received))) return false;
    await addServerSample(trx, received);
    return true;
  });
  if (isNewest) await countEverybody(app, now);
  const { owed } = await giveUpHopeless(app.db, serverId, now);
  const { deliveries, more } = await leaseDeliveries(app.db, serverId, now);
  await refundGivenUp(app, owed);
  return { status: 200, body: { serverTime: now.toISOString(), deliveries, more } };
});
