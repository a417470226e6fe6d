import { SECOND_MS } from '@hoshikraft/shared';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { skipIfLocked } from '../../platform/database/skip-if-locked.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { newLooks } from '../../community/skins/player-look.ts';
import { readHeartbeat } from './read-heartbeat.ts';
import { giveUpHopeless, leaseDeliveries } from './deliveries-repository.ts';
import { addServerSample, addTotalSample, storeHeartbeat } from './heartbeat-repository.ts';

export const sendHeartbeat = defineOperation('sendHeartbeat', async ({ body, headers }, { app, gameServer }) => {
  const { serverId } = gameServer;
  const now = app.clock.now();
  const { beat, oddities } = readHeartbeat(body, now);
  for (const part of oddities) app.metrics.heartbeatOddities.inc({ server: serverId, part });
  const received = {
    serverId,
    beat,
    sentAt: new Date(Number(headers['x-timestamp']) * SECOND_MS),
    receivedAt: now,
  };
  const looks = await newLooks(app.db, serverId, beat.online, now);
  const isNewest = await inTransaction(app.db, async (trx) => {
    if (!(await storeHeartbeat(trx, received))) return false;
    await addServerSample(trx, received);
    return true;
  });
  // All servers update one row, and deliveries may be locked: in both cases the next heartbeat retries.
  if (isNewest) await skipIfLocked(app.db, (trx) => addTotalSample(trx, now));
  await skipIfLocked(app.db, (trx) => giveUpHopeless(trx, serverId, now));
  const { deliveries, more } = await leaseDeliveries(app.db, serverId, now);
  return { status: 200, body: { serverTime: now.toISOString(), deliveries, more, looks } };
});
