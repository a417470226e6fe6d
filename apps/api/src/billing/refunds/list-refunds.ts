import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentWipeRefund } from './present-refund.ts';
import { listedSince } from './refund-window.ts';
import { databaseNow, listRefundDeliveries, wipesSince } from './refunds-repository.ts';
import { planWipeRefunds } from './wipe-refund.ts';

/** Recent wipes with the purchases that can be refunded, and reasons for the others (docs/product/money.md#refunds-after-wipes). */
export const listRefunds = defineOperation('listRefunds', async (_request, { app, session, locale }) => {
  const { playerId } = session;
  const databaseTime = await databaseNow(app.db);
  const wipes = await wipesSince(app.db, playerId, listedSince(databaseTime), databaseTime);
  const refunds = await planWipeRefunds(app.db, wipes, { playerId, now: app.clock.now(), databaseTime });
  const taken = wipes.flatMap(({ refund_id }) => refund_id ?? []);
  const deliveries = taken.length === 0 ? [] : await listRefundDeliveries(app.db, taken);
  return {
    status: 200,
    body: { wipes: refunds.map((refund) => presentWipeRefund(refund, deliveries, databaseTime, locale)) },
  };
});
