import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { ban } from '../../../testing/launcher.ts';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addHolder, coinsLeft, send } from './testing/coins.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { COIN_TRANSFER_DAILY: '100', COIN_TRANSFER_HOLD_HOURS: '48' } });
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

type Refused = components['schemas']['Error'];

test('coins move from one player to the other on one server, and each entry names the other player', async () => {
  const [sender, receiver] = [await addHolder(api, 50), await addHolder(api, 0)];
  const { status, body } = await send(api, sender, { login: receiver.login.toUpperCase(), amount: 20 });
  expect([status, body]).toMatchObject([200, { serverId: 'hitech', login: receiver.login, amount: 20, coins: 30 }]);
  expect([await coinsLeft(api, sender), await coinsLeft(api, receiver)]).toEqual([30, 20]);
  const lines = await api.app.db
    .selectFrom('ledger_entries as own')
    .innerJoin('ledger_entries as other', (join) =>
      join.onRef('other.transfer_id', '=', 'own.transfer_id').onRef('other.id', '<>', 'own.id'),
    )
    .innerJoin('players', 'players.id', 'other.owner_id')
    .select(['own.owner_id', 'own.amount', 'own.balance_after', 'own.kind', 'players.login'])
    .where('own.kind', '=', 'coin_transfer')
    .where('own.owner_id', 'in', [sender.playerId, receiver.playerId])
    .orderBy('own.amount')
    .execute();
  expect(lines).toEqual([
    { owner_id: sender.playerId, amount: -20, balance_after: 30, kind: 'coin_transfer', login: receiver.login },
    { owner_id: receiver.playerId, amount: 20, balance_after: 20, kind: 'coin_transfer', login: sender.login },
  ]);
});

test('the same key sends once', async () => {
  const [sender, receiver] = [await addHolder(api, 50), await addHolder(api, 0)];
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(api, sender, { login: receiver.login, amount: 10 }, key)),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await coinsLeft(api, sender)).toBe(40);
});

test.each([
  ['oneself', 'self', 1, 422, 'transfer_to_self', 'login'],
  ['nobody', 'nobody', 1, 422, 'recipient_unknown', 'login'],
  ['more than one has', 'friend', 51, 409, 'not_enough_coins', 'amount'],
] as const)('%s is refused beside its field, in both languages', async (_name, to, amount, status, type, field) => {
  const [sender, receiver] = [await addHolder(api, 50), await addHolder(api, 0)];
  const login = { self: sender.login, nobody: 'no_such_player', friend: receiver.login }[to];
  const messages = new Set<string>();
  for (const language of ['ru', 'en']) {
    const answer = await api.request<Refused>('POST', '/api/game-money/transfer', {
      as: sender,
      body: { serverId: 'hitech', login, amount },
      idempotencyKey: true,
      headers: { 'accept-language': language },
    });
    expect(refusal(answer)).toMatchObject({ status, type });
    messages.add(answer.body.details?.fields?.[field] ?? '');
  }
  expect([messages.size, messages.has('')]).toEqual([2, false]);
  expect(await coinsLeft(api, sender)).toBe(50);
});

test('the error has the number of missing coins', async () => {
  const [sender, receiver] = [await addHolder(api, 50), await addHolder(api, 0)];
  const answer = await send<Refused>(api, sender, { login: receiver.login, amount: 53 });
  expect(answer.body.details).toMatchObject({ missing: 3, fields: { amount: 'Доступно монет: 50.' } });
});

test.each([0, -1, 0.5, '5', 1e999, 100_000_000_001])('the amount %p is refused, and nothing moves', async (amount) => {
  const [sender, receiver] = [await addHolder(api, 50), await addHolder(api, 0)];
  const answer = await send(api, sender, { login: receiver.login, amount });
  expect(refusal(answer)).toMatchObject({ status: 400, type: 'malformed_request' });
  expect(await coinsLeft(api, sender)).toBe(50);
});

test('an unknown server is not found', async () => {
  const [sender, receiver] = [await addHolder(api, 50), await addHolder(api, 0)];
  const answer = await send(api, sender, { serverId: 'nowhere', login: receiver.login, amount: 1 });
  expect(refusal(answer)).toMatchObject({ status: 404, type: 'not_found' });
});

test('a banned player neither sends nor receives coins on that server', async () => {
  const [sender, receiver] = [await addHolder(api, 50), await addHolder(api, 50)];
  await ban(api, { playerId: receiver.playerId, price: null });
  expect(refusal(await send(api, sender, { login: receiver.login, amount: 1 }))).toMatchObject({
    status: 422,
    type: 'recipient_banned',
  });
  expect(refusal(await send(api, receiver, { login: sender.login, amount: 1 }))).toMatchObject({
    status: 403,
    type: 'banned',
  });
  expect([await coinsLeft(api, sender), await coinsLeft(api, receiver)]).toEqual([50, 50]);
});

test('a block is not revealed: coins reach a player who blocks the sender', async () => {
  const [sender, receiver] = [await addHolder(api, 50), await addHolder(api, 0)];
  await api.request('POST', '/api/user/friends/block', { as: receiver, body: { nickname: sender.login } });
  expect((await send(api, sender, { login: receiver.login, amount: 5 })).status).toBe(200);
});
