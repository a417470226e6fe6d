import { defineOperation } from '../http/define-operation.ts';
import { presentWipeRefund } from './present-refund.ts';
import { toldSince } from './refund-window.ts';
import { databaseNow, deliveriesOf, wipesSince } from './refunds-repository.ts';
import { wipeRefunds } from './wipe-refund.ts';

/** What can be taken back after the wipes of late, line by line, and why not the rest (docs/product/money.md#refunds-after-wipes). */
export const listRefunds = defineOperation('listRefunds', async (_request, { app, session, locale }) => {
  const { playerId } = session;
  const open = await databaseNow(app.db);
  const wipes = await wipesSince(app.db, playerId, toldSince(open), open);
  const refunds = await wipeRefunds(app.db, wipes, { playerId, now: app.clock.now(), open });
  const taken = wipes.flatMap(({ refund_id }) => refund_id ?? []);
  const deliveries = taken.length === 0 ? [] : await deliveriesOf(app.db, taken);
  return {
    status: 200,
    body: { wipes: refunds.map((refund) => presentWipeRefund(refund, deliveries, open, locale)) },
  };
});
