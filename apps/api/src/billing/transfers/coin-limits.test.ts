import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { startAnotherProcess } from '../../../testing/another-process.ts';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openAccount } from '../ledger/accounts.ts';
import { transfer } from '../ledger/transfer.ts';
import { freeAgainAt, blockedUntil } from './coin-limits.ts';
import { loadTransfer } from './coins-repository.ts';
import { addHolder, coinsLeft, giveCoins, letTimePass, send } from './testing/coins.ts';

const LIMIT = 100;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { COIN_TRANSFER_DAILY: String(LIMIT), COIN_TRANSFER_HOLD_HOURS: '48' } });
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

type Refused = components['schemas']['Error'];

const formatTime = (at: Date) =>
  new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at);

const NOW = new Date('2026-11-22T12:00:00.000Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

test.each([
  ['a second before its hours are over', 48 * HOUR_MS - SECOND_MS, true],
  ['a millisecond before', 48 * HOUR_MS - 1, true],
  ['as they are over', 48 * HOUR_MS, false],
  ['a second later', 48 * HOUR_MS + SECOND_MS, false],
])('a new account %s is blocked or not', (_, age, held) => {
  const registeredAt = ago(age);
  expect(blockedUntil(registeredAt, 48 * HOUR_MS, NOW)).toEqual(
    held ? new Date(registeredAt.getTime() + 48 * HOUR_MS) : null,
  );
});

test('the oldest transfer frees the limit first', () => {
  const sent = [
    { coins: 60, at: ago(3 * HOUR_MS) },
    { coins: 40, at: ago(HOUR_MS) },
  ];
  expect(freeAgainAt(sent, 60, LIMIT)).toEqual(ago(3 * HOUR_MS - DAY_MS));
  expect(freeAgainAt(sent, 61, LIMIT)).toEqual(ago(HOUR_MS - DAY_MS));
  expect(freeAgainAt(sent, 101, LIMIT)).toBeNull();
});

test('24 hours by the database’s clock, to the millisecond, whatever the application’s clock', async () => {
  const [sender, receiver] = [await addHolder(api, 1_000), await addHolder(api, 0)];
  const check = { senderId: sender.playerId, serverId: 'hitech', foldedLogin: receiver.login };
  const counted = await api.app.db.transaction().execute(async (trx) => {
    // Within one transaction the database's time does not change.
    const { rows } = await sql<{ now: Date }>`SELECT date_trunc('milliseconds', now()) AS now`.execute(trx);
    const now = rows[0]?.now.getTime() ?? 0;
    const [from, to] = [
      await openAccount(trx, { playerId: sender.playerId, kind: 'coins', serverId: 'hitech' }),
      await openAccount(trx, { playerId: receiver.playerId, kind: 'coins', serverId: 'hitech' }),
    ];
    const ages = [DAY_MS + SECOND_MS, DAY_MS, DAY_MS - 1, DAY_MS - SECOND_MS, 0];
    for (const [place, age] of ages.entries()) {
      const amount = 2 ** place;
      const entries = [
        { account: from, amount: -amount },
        { account: to, amount },
      ];
      await transfer(trx, { kind: 'coin_transfer', reference: randomUUID(), at: new Date(now - age), entries });
    }
    const answers = [];
    for (const shift of [-2 * DAY_MS, 0, 2 * DAY_MS]) {
      const { sent, parties } = await loadTransfer(trx, check, new Date(now + shift));
      answers.push([sent, parties.now.getTime()]);
    }
    expect(answers).toEqual(answers.map(() => [4 + 8 + 16, now]));
    return answers.length;
  });
  expect(counted).toBe(3);
});

test('a new account cannot send coins until the time in the error', async () => {
  const receiver = await addHolder(api, 0);
  const newcomer = await addPlayer(api, 0);
  const registered = async (milliseconds: number) => {
    const row = await api.app.db
      .updateTable('players')
      .set({ registered_at: sql<Date>`date_trunc('milliseconds', now()) - ${milliseconds} * interval '1 millisecond'` })
      .where('id', '=', newcomer.playerId)
      .returning('registered_at')
      .executeTakeFirstOrThrow();
    return row.registered_at.getTime();
  };
  await giveCoins(api, newcomer.playerId, 'hitech', 10);
  const registeredAt = await registered(48 * HOUR_MS - 10 * MINUTE_MS);
  const answer = await send<Refused>(api, newcomer, { login: receiver.login, amount: 1 });
  expect(refusal(answer)).toMatchObject({ status: 409, type: 'transfer_held' });
  const ends = new Date(registeredAt + 48 * HOUR_MS);
  expect(answer.body.details?.description).toContain(`с ${formatTime(ends)} (UTC)`);
  await registered(48 * HOUR_MS);
  expect((await send(api, newcomer, { login: receiver.login, amount: 1 })).status).toBe(200);
});

test('the error of the daily limit has the amount left and the time when the whole amount fits', async () => {
  const [sender, receiver] = [await addHolder(api, 1_000), await addHolder(api, 0)];
  const sendTo = (amount: number) => send<Refused>(api, sender, { login: receiver.login, amount });
  expect((await sendTo(60)).status).toBe(200);
  await letTimePass(api, sender, HOUR_MS);
  expect((await sendTo(40)).status).toBe(200);
  const over = await sendTo(50);
  expect(refusal(over)).toMatchObject({ status: 409, type: 'transfer_limit' });
  const first = await api.app.db
    .selectFrom('ledger_entries')
    .select('created_at')
    .where('owner_id', '=', sender.playerId)
    .where('amount', '=', -60)
    .executeTakeFirstOrThrow();
  const free = new Date(first.created_at.getTime() + DAY_MS);
  expect(over.body.details?.description).toContain(
    `осталось: 0. Всю сумму можно будет перевести с ${formatTime(free)}`,
  );
  expect((await sendTo(101)).body.details?.description).toContain('Разбейте сумму');
  // Received coins do not count towards the limit.
  expect((await send(api, receiver, { login: sender.login, amount: 100 })).status).toBe(200);
  await letTimePass(api, sender, DAY_MS - HOUR_MS - 10 * MINUTE_MS);
  expect(refusal(await sendTo(50)).type).toBe('transfer_limit');
  await letTimePass(api, sender, 10 * MINUTE_MS);
  expect((await sendTo(60)).status).toBe(200);
});

test('a hundred concurrent transfers over nodes with clocks days apart stay within the limit', async () => {
  const clocks = [-2 * DAY_MS, 0, 25 * HOUR_MS].map((shift) => ({
    now: () => new Date(api.clock.now().getTime() + shift),
  }));
  const nodes = await Promise.all(clocks.map((clock) => startAnotherProcess(api, { ...api.clock, ...clock })));
  try {
    const [sender, receiver] = [await addHolder(api, 1_000), await addHolder(api, 0)];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const body = { serverId: 'hitech', login: receiver.login, amount: 9 };
        const node = nodes[index % nodes.length];
        return api.request('POST', '/api/game-money/transfer', {
          as: sender,
          body,
          idempotencyKey: true,
          ...(node && { node }),
        });
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
    expect(new Set(answers.filter(({ status }) => status !== 200).map((one) => refusal(one).type))).toEqual(
      new Set(['transfer_limit']),
    );
    expect(await coinsLeft(api, receiver)).toBe(99);
  } finally {
    await Promise.all(nodes.map((node) => node.close()));
  }
});
