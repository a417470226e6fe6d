import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { banInGame } from '../../../testing/game-ban.ts';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';
import { addPlayer, balance, type Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { refundGivenUp } from '../bridge/refund-given-up.ts';
import { sweepBridge } from '../bridge/sweep-bridge.ts';
import { gameCaller } from '../bridge/testing/game-caller.ts';
import type { GameCaller } from '../bridge/testing/game-caller.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { refundDeadUnbans } from './refund-dead-unbans.ts';

type Schemas = components['schemas'];

const PRICE = 19_900;

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  let hitech: GameCaller;
  let player: Player;

  beforeAll(async () => {
    api = await createTestApp({ engine });
    hitech = await gameCaller(api, 'hitech');
  });
  beforeEach(async () => {
    player = await addPlayer(api, 50_000);
  });
  afterAll(async () => {
    expect(await listLedgerFaults(api.app.db)).toEqual([]);
    await api.close();
  });

  const unban = (banId: string) =>
    api.request<Schemas['Unban']>('POST', '/api/ban/unban', {
      as: player,
      body: { banId, expectedPrice: PRICE },
      idempotencyKey: randomUUID(),
    });

  const standing = async () => {
    const { body } = await api.request<Schemas['SessionState']>('POST', '/api/user/auth/token', {
      as: player,
      body: {},
    });
    return [body.auth.balance, body.auth.managers.ban.isBanned];
  };

  const leased = async () => (await hitech.heartbeat()).body.deliveries.find(({ login }) => login === player.login);

  test('where a game server never connects, the unban is refunded automatically and the ban is active again', async () => {
    const { banId } = await banInGame(api, hitech, player.login);
    expect((await unban(banId)).status).toBe(200);
    api.clock.advance(DAY_MS - 1000);
    await runJob(api.app, sweepBridge);
    expect(await standing()).toEqual([50_000 - PRICE, false]);
    api.clock.advance(1000);
    await Promise.all([runJob(api.app, sweepBridge), hitech.heartbeat(), runJob(api.app, sweepBridge)]);
    await Promise.all([runJob(api.app, refundGivenUp), runJob(api.app, refundGivenUp)]);
    await runJob(api.app, refundGivenUp);
    expect(await standing()).toEqual([50_000, true]);
    const { body } = await api.request<Schemas['MoneyHistory']>('GET', '/api/user/history/money', { as: player });
    expect(body.items.slice(0, 2).map(({ kind, amount, description }) => [kind, amount, description])).toEqual([
      ['unban_refund', PRICE, 'Возврат: разбан на HiTech не удался'],
      ['unban', -PRICE, 'Разбан, HiTech'],
    ]);
  });

  test('where a game server always fails, the unban is refunded once after the last attempt', async () => {
    const { banId } = await banInGame(api, hitech, player.login, { unban_at: null });
    await unban(banId);
    // Twelve attempts take longer than the delivery is valid.
    await api.app.db
      .updateTable('deliveries')
      .set({ expires_at: new Date(api.clock.now().getTime() + 30 * DAY_MS) })
      .where('login', '=', player.login)
      .execute();
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      expect(await standing()).toEqual([50_000 - PRICE, false]);
      const delivery = await leased();
      if (delivery === undefined) throw new Error(`nothing to take at try ${attempt}`);
      const { id, leaseId } = delivery;
      const answer = { id, leaseId, status: 'failed' as const, code: 'ban.unknown' };
      await Promise.all([hitech.ack([answer]), hitech.ack([answer])]);
      await runJob(api.app, refundGivenUp);
      api.clock.advance(HOUR_MS);
    }
    expect(await standing()).toEqual([50_000, true]);
  });

  test('after a refund it can be bought again, and is then lifted for good', async () => {
    const { banId } = await banInGame(api, hitech, player.login);
    await unban(banId);
    api.clock.advance(DAY_MS);
    await hitech.heartbeat();
    await runJob(api.app, refundGivenUp);
    expect(await standing()).toEqual([50_000, true]);
    expect((await unban(banId)).status).toBe(200);
    const delivery = await leased();
    await hitech.ack([{ id: String(delivery?.id), leaseId: String(delivery?.leaseId), status: 'done', code: null }]);
    api.clock.advance(2 * DAY_MS);
    await runJob(api.app, sweepBridge);
    await runJob(api.app, refundGivenUp);
    expect(await standing()).toEqual([50_000 - PRICE, false]);
  });

  test('an unban is never refunded twice', async () => {
    const { banId } = await banInGame(api, hitech, player.login);
    const { delivery } = (await unban(banId)).body;
    const refund = () =>
      api.app.db.transaction().execute((trx) => refundDeadUnbans(trx, [String(delivery?.id)], api.clock.now()));
    await Promise.all([refund(), refund()]);
    await refund();
    expect(await standing()).toEqual([50_000, true]);
  });

  test('a lift acknowledged after the refund is stale: the ban report says that it is lifted', async () => {
    const { banId, gameBan } = await banInGame(api, hitech, player.login);
    await unban(banId);
    const delivery = await leased();
    api.clock.advance(DAY_MS);
    await hitech.heartbeat();
    await runJob(api.app, refundGivenUp);
    const done = { id: String(delivery?.id), leaseId: String(delivery?.leaseId), status: 'done' as const, code: null };
    expect((await hitech.ack([done])).body).toEqual([{ id: done.id, result: 'stale' }]);
    expect(await standing()).toEqual([50_000, true]);
    await hitech.events({ bans: [{ ...gameBan, lifted: true }] });
    expect(await standing()).toEqual([50_000, false]);
  });

  test('a ban reported as lifted stays lifted, although its delivery is dead and refunded', async () => {
    const { banId, gameBan } = await banInGame(api, hitech, player.login);
    await unban(banId);
    await hitech.events({ bans: [{ ...gameBan, lifted: true }] });
    api.clock.advance(DAY_MS);
    await hitech.heartbeat();
    await runJob(api.app, refundGivenUp);
    expect(await standing()).toEqual([50_000, false]);
    expect(await balance(api, player)).toBe(50_000);
  });
});
