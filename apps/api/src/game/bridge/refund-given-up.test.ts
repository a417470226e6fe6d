import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS, minor } from '@hoshikraft/shared';
import { banInGame } from '../../../testing/game-ban.ts';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';
import { addPlayer, balance, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { refundPlayer } from '../../billing/ledger/charge-player.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { refundGivenUp } from './refund-given-up.ts';
import { gameCaller, type GameCaller } from './testing/game-caller.ts';

const PRICE = 19_900;
const MONEY = 50_000;

let api: TestApp;
let hitech: GameCaller;
/** Faults of the ledger that a test makes itself. */
const faults: string[] = [];
beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
});
afterAll(async () => {
  await api.close();
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual(faults);
});

async function playerWhoPaidForAnUnban(): Promise<Player> {
  const player = await addPlayer(api, MONEY);
  const { banId } = await banInGame(api, hitech, player.login);
  const body = { banId, expectedPrice: PRICE };
  await api.request('POST', '/api/ban/unban', { as: player, body, idempotencyKey: randomUUID() });
  return player;
}

test('no heartbeat changes money; one locked player delays no other refund', async () => {
  const [held, other] = [await playerWhoPaidForAnUnban(), await playerWhoPaidForAnUnban()];
  const balances = async () => [await balance(api, held), await balance(api, other)];
  api.clock.advance(DAY_MS);
  await hitech.heartbeat();
  expect(await balances()).toEqual([MONEY - PRICE, MONEY - PRICE]);
  await api.app.db.transaction().execute(async (trx) => {
    await trx.selectFrom('ledger_accounts').select('id').where('owner_id', '=', held.playerId).forUpdate().execute();
    await runJob(api.app, refundGivenUp);
    expect(await balances()).toEqual([MONEY - PRICE, MONEY]);
  });
  await Promise.all([runJob(api.app, refundGivenUp), runJob(api.app, refundGivenUp)]);
  expect(await balances()).toEqual([MONEY, MONEY]);
});

test('a failed refund is logged and delays no other', async () => {
  const [broken, other] = [await playerWhoPaidForAnUnban(), await playerWhoPaidForAnUnban()];
  api.clock.advance(DAY_MS);
  await hitech.heartbeat();
  const unban = api.app.db.selectFrom('unbans').select('id').where('player_id', '=', broken.playerId);
  const { id } = await unban.executeTakeFirstOrThrow();
  // Refunded directly in the ledger, which refuses a second refund.
  const byHand = { kind: 'unban_refund', reference: id, playerId: broken.playerId, amount: minor(PRICE) } as const;
  await api.app.db.transaction().execute((trx) => refundPlayer(trx, { ...byHand, at: api.clock.now() }));
  faults.push(`unban ${id} was not paid exactly`);
  await runJob(api.app, refundGivenUp);
  expect([await balance(api, broken), await balance(api, other)]).toEqual([MONEY, MONEY]);
  expect(api.log.join('')).toContain('an unban could not be paid back');
});
