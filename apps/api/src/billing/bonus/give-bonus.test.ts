import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getCoins } from '../ledger/accounts.ts';
import {
  addClaimant,
  bonusStatus,
  claimBonus,
  claimDaily,
  claimBonusWithRetries,
  letTimePass,
} from './testing/claimant.ts';
import { type GroupMessengers, startGroupMessengers } from './testing/group-messengers.ts';

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  let outside: GroupMessengers;
  beforeAll(async () => {
    outside = await startGroupMessengers();
    api = await createTestApp({ engine, env: outside.env });
  });
  beforeEach(() => {
    Object.assign(outside.state, { down: false, hangs: false, requests: 0 });
  });
  afterAll(async () => {
    expect(await listLedgerFaults(api.app.db)).toEqual([]);
    await api.close();
    await outside.close();
  });
  const coins = (player: { playerId: string }, serverId = 'hitech') => getCoins(api.app.db, player.playerId, serverId);
  const refusal = ({ status, body }: Awaited<ReturnType<typeof claimBonus>>) => [status, body.details?.type];

  test('of a hundred concurrent claims one succeeds', async () => {
    const player = await addClaimant(api, outside);
    const answers = await Promise.all(Array.from({ length: 100 }, () => claimBonusWithRetries(api, player)));
    const [given, ...more] = answers.filter(({ status }) => status === 200);
    expect([given?.body.amount, given?.body.coins, more.length]).toEqual([40, 40, 0]);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.details?.type))).toEqual(
      new Set(['bonus_claimed']),
    );
    expect(await coins(player)).toBe(40);
  });

  test('the same key gives once and replays the reply, even while the messenger is unavailable', async () => {
    const player = await addClaimant(api, outside, { messenger: 'vk' });
    const key = randomUUID();
    const first = await claimBonus(api, player, {}, key);
    outside.state.down = true;
    const again = await claimBonus(api, player, {}, key);
    expect([again.text, again.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
    expect(await coins(player)).toBe(40);
  });

  test('a claim appears in the coin history of its server', async () => {
    const player = await addClaimant(api, outside);
    await claimDaily(api, player, 2, DAY_MS);
    const path = '/api/user/history/coins?server=hitech';
    const headers = { 'accept-language': 'ru' };
    const { body } = await api.request<{ items: object[] }>('GET', path, { as: player, headers });
    expect(body.items).toMatchObject([
      { kind: 'bonus', amount: 42, coinsAfter: 82, description: 'Ежедневный бонус' },
      { kind: 'bonus', amount: 40, coinsAfter: 40, description: 'Ежедневный бонус' },
    ]);
  });

  test('each day in a row is worth two coins more, fifty at most', async () => {
    const player = await addClaimant(api, outside);
    expect(await claimDaily(api, player, 8, DAY_MS + HOUR_MS)).toEqual([40, 42, 44, 46, 48, 50, 50, 50]);
    expect(await coins(player)).toBe(370);
    expect(await bonusStatus(api, player)).toMatchObject({ streak: 8, nextAmount: 50 });
  });

  test('a day ends to the millisecond, and a day without a claim ends the streak', async () => {
    const player = await addClaimant(api, outside);
    await claimBonus(api, player);
    await letTimePass(api, player, DAY_MS - MINUTE_MS);
    const early = await claimBonus(api, player);
    expect(refusal(early)).toEqual([409, 'bonus_claimed']);
    expect(early.body.details?.retryAfter).toBeGreaterThan(0);
    expect(early.body.details?.retryAfter).toBeLessThanOrEqual(60);
    await letTimePass(api, player, MINUTE_MS);
    expect((await claimBonus(api, player)).body).toMatchObject({ amount: 42, streak: 2 });
    await letTimePass(api, player, 2 * DAY_MS - MINUTE_MS);
    expect(await bonusStatus(api, player)).toMatchObject({ streak: 2, nextAmount: 44 });
    await letTimePass(api, player, MINUTE_MS);
    expect(await bonusStatus(api, player)).toMatchObject({ streak: 0, nextAmount: 40, streakEndsAt: null });
    expect((await claimBonus(api, player)).body).toMatchObject({ amount: 40, streak: 1 });
  });

  test('the clock of the application changes nothing', async () => {
    const player = await addClaimant(api, outside);
    await claimBonus(api, player);
    api.clock.advance(3 * DAY_MS);
    expect(refusal(await claimBonus(api, player))).toEqual([409, 'bonus_claimed']);
    api.clock.advance(-3 * DAY_MS);
  });

  test.each([{ joins: false }, { writes: false }] as const)('with %j no bonus is given', async (missing) => {
    const player = await addClaimant(api, outside, missing);
    expect(refusal(await claimBonus(api, player))).toEqual([409, 'bonus_steps_open']);
    expect(await coins(player)).toBe(0);
  });

  test('all steps must be completed at one messenger', async () => {
    const player = await addClaimant(api, outside, { joins: false });
    const other = { player_id: player.playerId, service: 'vk', subject: 'other', linked_at: api.clock.now() };
    await api.app.db.insertInto('linked_services').values(other).execute();
    outside.members.add('other');
    expect(refusal(await claimBonus(api, player))).toEqual([409, 'bonus_steps_open']);
  });

  test('a player who left the group after opening the page gets nothing', async () => {
    const player = await addClaimant(api, outside);
    expect((await bonusStatus(api, player)).steps.every(({ done }) => done)).toBe(true);
    outside.members.clear();
    expect(refusal(await claimBonus(api, player))).toEqual([409, 'bonus_steps_open']);
  });

  test.each(['down', 'hangs'] as const)(
    'a messenger that is %s is an error in the caller’s language',
    async (trouble) => {
      const player = await addClaimant(api, outside, { messenger: 'vk' });
      outside.state[trouble] = true;
      const key = randomUUID();
      const refused = await api.request<{ error_message: string }>('POST', '/api/bonus/give', {
        as: player,
        body: {},
        idempotencyKey: key,
        headers: { 'accept-language': 'ru' },
      });
      expect([refused.status, refused.body.error_message]).toEqual([503, 'ВКонтакте не отвечает']);
      expect(await coins(player)).toBe(0);
      outside.state[trouble] = false;
      expect((await claimBonus(api, player, {}, key)).body.amount).toBe(40);
    },
  );

  test('without a preferred server no bonus is given; a server chosen with the claim becomes the preferred one', async () => {
    const player = await addClaimant(api, outside, { server: null });
    expect(refusal(await claimBonus(api, player))).toEqual([409, 'bonus_server_missing']);
    expect((await claimBonus(api, player, { serverId: 'nowhere' })).status).toBe(404);
    const given = await claimBonus(api, player, { serverId: 'magic-rpg' });
    expect(given.body).toMatchObject({ serverId: 'magic-rpg', coins: 40 });
    expect((await bonusStatus(api, player)).serverId).toBe('magic-rpg');
    expect([await coins(player), await coins(player, 'magic-rpg')]).toEqual([0, 40]);
  });

  test('a player who has claimed today causes no call to the messenger', async () => {
    const player = await addClaimant(api, outside);
    await claimBonus(api, player);
    const { requests } = outside.state;
    await claimBonus(api, player);
    expect(outside.state.requests).toBe(requests);
  });
});
