import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { banInGame } from '../../../testing/game-ban.ts';
import { ban } from '../../../testing/launcher.ts';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';
import { addPlayer, balance, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { gameCaller } from '../bridge/testing/game-caller.ts';
import type { GameCaller } from '../bridge/testing/game-caller.ts';

type Schemas = components['schemas'];

const PRICE = 19_900;
let api: TestApp;
let hitech: GameCaller;
let player: Player;

beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
});
beforeEach(async () => {
  player = await addPlayer(api, 50_000);
});
afterAll(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
  await api.close();
});

const unban = <Body = Schemas['Unban']>(banId: string, expectedPrice: number = PRICE, key: string = randomUUID()) =>
  api.request<Body>('POST', '/api/ban/unban', { as: player, body: { banId, expectedPrice }, idempotencyKey: key });

const isBanned = async () =>
  (await api.request<Schemas['SessionState']>('POST', '/api/user/auth/token', { as: player, body: {} })).body.auth
    .managers.ban.isBanned;

test('an unban charges, lifts, and sends a delivery with the game server’s own ban id', async () => {
  const { banId, gameBan } = await banInGame(api, hitech, player.login);
  const { status, body } = await unban(banId);
  expect(status).toBe(200);
  expect(body).toEqual({
    balance: 50_000 - PRICE,
    price: { base: PRICE, discount: null, final: PRICE, currency: 'RUB' },
    ban: expect.objectContaining({ id: banId, server: 'hitech', unban_at: gameBan.unban_at, unbanPrice: PRICE }),
    delivery: { id: expect.any(String), status: 'queued' },
  });
  expect([await balance(api, player), await isBanned()]).toEqual([50_000 - PRICE, false]);
  const { deliveries } = (await hitech.heartbeat()).body;
  expect(deliveries).toMatchObject([
    { id: body.delivery?.id, action: 'ban.lift', login: player.login, args: { banId: gameBan.id } },
  ]);
});

test('a ban without a game server is lifted at once, without a delivery', async () => {
  const banId = await ban(api, { playerId: player.playerId, price: PRICE });
  expect((await unban(banId)).body).toMatchObject({ balance: 50_000 - PRICE, delivery: null });
  expect(await isBanned()).toBe(false);
});

test('a hundred concurrent unbans with different keys charge once', async () => {
  const { banId } = await banInGame(api, hitech, player.login);
  const answers = await Promise.all(Array.from({ length: 100 }, () => unban<unknown>(banId, PRICE, randomUUID())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200).map(refusal);
  expect(refused).toEqual(Array.from({ length: 99 }, () => ({ status: 409, code: 5, type: 'ban_over' })));
  expect(await balance(api, player)).toBe(50_000 - PRICE);
  const { deliveries } = (await hitech.heartbeat()).body;
  expect(deliveries.filter(({ login }) => login === player.login)).toHaveLength(1);
});

test('the same key replays the first reply and charges once; without a key the call is refused', async () => {
  const { banId } = await banInGame(api, hitech, player.login);
  const key = randomUUID();
  const [first, second] = [await unban(banId, PRICE, key), await unban(banId, PRICE, key)];
  expect([second.text, second.headers['idempotency-replayed']]).toEqual([first.text, 'true']);
  expect(await balance(api, player)).toBe(50_000 - PRICE);
  const keyless = await api.request('POST', '/api/ban/unban', { as: player, body: { banId, expectedPrice: PRICE } });
  expect(refusal(keyless)).toMatchObject({ status: 400, type: 'idempotency_key_missing' });
});

test.each([0, PRICE - 1, PRICE + 1])('an expected price of %i is refused with the server’s price', async (expected) => {
  const { banId } = await banInGame(api, hitech, player.login);
  const refused = await unban<Schemas['Error']>(banId, expected);
  expect(refusal(refused)).toEqual({ status: 409, code: 5, type: 'price_changed' });
  expect(refused.body.details?.price?.final).toBe(PRICE);
  expect([await balance(api, player), await isBanned()]).toEqual([50_000, true]);
});

test('nothing is charged for a ban that is not for sale, over, lifted in the game, or of another player', async () => {
  const kept = await banInGame(api, hitech, player.login, { unbanPrice: null });
  const short = new Date(api.clock.now().getTime() + HOUR_MS).toISOString();
  const ended = await banInGame(api, hitech, player.login, { unban_at: short });
  const lifted = await banInGame(api, hitech, player.login);
  await hitech.events({ bans: [{ ...lifted.gameBan, lifted: true }] });
  const stranger = await addPlayer(api, 0);
  const theirs = await banInGame(api, hitech, stranger.login);
  api.clock.advance(HOUR_MS);
  const types: unknown[] = [];
  for (const { banId } of [kept, ended, lifted, theirs]) types.push(refusal(await unban<unknown>(banId)).type);
  types.push(refusal(await unban<unknown>(randomUUID())).type);
  expect(types).toEqual(['unban_not_for_sale', 'ban_over', 'ban_over', 'not_found', 'not_found']);
  expect(await balance(api, player)).toBe(50_000);
});

test('a player without enough money stays banned, and the error has the missing amount', async () => {
  const { banId } = await banInGame(api, hitech, player.login, { unbanPrice: 60_000 });
  const refused = await unban<Schemas['Error']>(banId, 60_000);
  expect(refused.body.details).toMatchObject({ type: 'not_enough_money', missing: 10_000 });
  expect([await balance(api, player), await isBanned()]).toEqual([50_000, true]);
});

test('a report in transit during an unban does not restore the ban', async () => {
  const { banId, gameBan } = await banInGame(api, hitech, player.login);
  await unban(banId);
  api.clock.advance(1000);
  await hitech.events({ bans: [gameBan] });
  expect(await isBanned()).toBe(false);
});

test('history names the unban and its server, in both languages', async () => {
  const { banId } = await banInGame(api, hitech, player.login);
  await unban(banId);
  const history = async (language: string) =>
    (
      await api.request<Schemas['MoneyHistory']>('GET', '/api/user/history/money', {
        as: player,
        headers: { 'accept-language': language },
      })
    ).body.items[0];
  expect(await history('ru')).toMatchObject({ kind: 'unban', amount: -PRICE, description: 'Разбан, HiTech' });
  expect(await history('en')).toMatchObject({ kind: 'unban', description: 'Unban, HiTech' });
});

test('a lift is retried for a day at most, and never after the end of the ban', async () => {
  const long = await banInGame(api, hitech, player.login);
  const soon = new Date(api.clock.now().getTime() + HOUR_MS);
  const short = await banInGame(api, hitech, player.login, { unban_at: soon.toISOString() });
  const ends: unknown[] = [];
  for (const { banId } of [long, short]) {
    const { body } = await unban(banId);
    const { expires_at } = await api.app.db
      .selectFrom('deliveries')
      .select('expires_at')
      .where('id', '=', String(body.delivery?.id))
      .executeTakeFirstOrThrow();
    ends.push(expires_at);
  }
  expect(ends).toEqual([new Date(api.clock.now().getTime() + DAY_MS), soon]);
});
