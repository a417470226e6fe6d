import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { isOpen, refundWindow } from './refund-window.ts';
import { databaseNow, findPastWipe } from './refunds-repository.ts';
import { addWipe, buyFromStore, listActiveGrants, reasons, take, getRefund } from './testing/wipes.ts';

const RICH = 100_000_000;
const FORTNIGHT = 14 * DAY_MS;

let api: TestApp;
let wipeId: string;
beforeAll(async () => {
  api = await createTestApp();
  wipeId = await addWipe(api, '5 days');
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

/** Sets the time of an order to `shift` milliseconds after the wipe, exact to the microsecond. */
const placeBeside = (orderId: string, shift: number) =>
  sql`UPDATE orders SET created_at = (SELECT at FROM server_wipes WHERE id = ${wipeId}) + ${shift} * interval '1 millisecond'
    WHERE id = ${orderId}`.execute(api.app.db);

test.each([
  ['a second before the 14 days', -FORTNIGHT - 1000, 'before'],
  ['a millisecond before them', -FORTNIGHT - 1, 'before'],
  ['as they begin', -FORTNIGHT, null],
  ['a second after they began', -FORTNIGHT + 1000, null],
  ['a second before the wipe', -1000, null],
  ['a millisecond before the wipe', -1, null],
  ['at the moment of the wipe', 0, 'after'],
  ['a second after it', 1000, 'after'],
])('a purchase %s is refunded exactly as the page shows', async (_, shift, reason) => {
  const player = await addPlayer(api, RICH);
  const { orderId, price } = await buyFromStore(api, player);
  await placeBeside(orderId, shift);
  const refund = await getRefund(api, player, wipeId);
  // An earlier order of an active role is listed with its reason too.
  expect(reasons(refund)).toEqual({ [orderId]: reason });
  expect([refund.state, refund.price.final]).toEqual(reason === null ? ['open', price] : ['nothing', 0]);
  const answer = await take(api, player, wipeId, price);
  if (reason === null) expect(answer.status).toBe(200);
  else expect(refusal(answer)).toMatchObject({ status: 409, type: 'nothing_to_refund' });
  expect(await balance(api, player)).toBe(reason === null ? RICH : RICH - price);
  expect(await listActiveGrants(api, player)).toHaveLength(reason === null ? 0 : 1);
});

test.each([
  ['a second before the wipe', 1000, 'unknown'],
  ['a millisecond before it', 1, 'unknown'],
  ['at its moment', 0, 'open'],
  ['a second after it', -1000, 'open'],
  ['a second before the 14 days after it are over', -FORTNIGHT + 1000, 'open'],
  ['a millisecond before', -FORTNIGHT + 1, 'open'],
  ['as they are over', -FORTNIGHT, 'over'],
  ['a second later', -FORTNIGHT - 1000, 'over'],
])('a request %s by the database’s clock', async (_, shift, state) => {
  const found = await api.app.db.transaction().execute(async (trx) => {
    // Within one transaction the database's time does not change.
    const open = await databaseNow(trx);
    const at = new Date(open.getTime() + shift);
    const values = { server_id: 'magic-rpg', at, state: 'reported' };
    const { id } = await trx.insertInto('server_wipes').values(values).returning('id').executeTakeFirstOrThrow();
    const wipe = await findPastWipe(trx, '00000000-0000-0000-0000-000000000001', id, open);
    return wipe === undefined ? 'unknown' : isOpen(refundWindow(wipe.at), open) ? 'open' : 'over';
  });
  expect(found).toBe(state);
});

test('an announced wipe opens no refund when its time comes, until the wipe is confirmed', async () => {
  const player = await addPlayer(api, RICH);
  const { price } = await buyFromStore(api, player, { serverId: 'techno-magic-sky', ago: '3 days' });
  const announced = await addWipe(api, '1 day', 'techno-magic-sky', 'announced');
  await expect(getRefund(api, player, announced)).rejects.toThrow('not listed');
  expect(refusal(await take(api, player, announced, price))).toMatchObject({ status: 404 });
  expect(await balance(api, player)).toBe(RICH - price);
  await api.app.db.updateTable('server_wipes').set({ state: 'confirmed' }).where('id', '=', announced).execute();
  expect(await getRefund(api, player, announced)).toMatchObject({ state: 'open', price: { final: price } });
  expect((await take(api, player, announced, price)).status).toBe(200);
  expect(await balance(api, player)).toBe(RICH);
});
