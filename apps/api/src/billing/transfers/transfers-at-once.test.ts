import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { ban } from '../../../testing/launcher.ts';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, buy, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addHolder, coinsLeft, send } from './testing/coins.ts';
import { listMoves, buyRoleFor, moveRole } from './testing/roles.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { COIN_TRANSFER_DAILY: '100' } });
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

test('concurrent transfers in a circle in both directions all succeed, and the number of coins stays the same', async () => {
  const circle = await Promise.all(Array.from({ length: 6 }, () => addHolder(api, 100)));
  const beside = (index: number, step: number) => circle[(index + step + circle.length) % circle.length] as Player;
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      circle.flatMap((player, index) =>
        [1, -1].map((step) => send(api, player, { login: beside(index, step).login, amount: 1 + round })),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
  const left = await Promise.all(circle.map((player) => coinsLeft(api, player)));
  expect(left).toEqual(circle.map(() => 100));
});

test('of a hundred concurrent transfers of the same coins, one succeeds', async () => {
  const sender = await addHolder(api, 10);
  const friends = await Promise.all(Array.from({ length: 100 }, () => addPlayer(api, 0)));
  const answers = await Promise.all(friends.map(({ login }) => send(api, sender, { login, amount: 10 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200).map((answer) => refusal(answer).type);
  expect(new Set(refused)).toEqual(new Set(['not_enough_coins']));
  expect(await coinsLeft(api, sender)).toBe(0);
});

test('a hundred concurrent transfers stay within the daily limit', async () => {
  const [sender, receiver] = [await addHolder(api, 1_000), await addHolder(api, 0)];
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => send(api, sender, { login: receiver.login, amount: 9 })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(11);
  expect(await coinsLeft(api, receiver)).toBe(99);
});

test('with money for one of them, exactly one of a concurrent role transfer and purchase succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    // A cadet costs 16,900: the money is enough for another one or for the transfer, not for both.
    const player = await addPlayer(api, 2 * 16_900);
    const grantId = await buyRoleFor(api, player, 'hitech-cadet');
    const [to] = (await listMoves(api, player, 'hitech-cadet')).body.servers;
    const { login } = await addPlayer(api, 0);
    const gift = { roleId: 'hitech-cadet', period: 'month', mode: 'buy', expectedPrice: 16_900, recipient: login };
    const [moved, bought] = await Promise.all([
      moveRole(api, player, { grantId, toServerId: to?.serverId, expectedPrice: to?.price.final }),
      buy(api, player, gift),
    ]);
    expect([moved.status, bought.status].sort()).toEqual([200, 409]);
    const left = await balance(api, player);
    expect(left).toBe(moved.status === 200 ? 16_900 - (to?.price.final ?? 0) : 0);
  }
});

test('of two concurrent transfers of one role one succeeds', async () => {
  const player = await addPlayer(api, 10_000_000);
  const grantId = await buyRoleFor(api, player, 'hitech-cadet');
  const { servers } = (await listMoves(api, player, 'hitech-cadet')).body;
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => servers[index % servers.length]).map((to) =>
      moveRole(api, player, { grantId, toServerId: to?.serverId, expectedPrice: to?.price.final }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200).map((answer) => refusal(answer).type);
  expect(new Set(refused)).toEqual(new Set(['role_over']));
  const held = await api.app.db
    .selectFrom('grants')
    .select('id')
    .where('player_id', '=', player.playerId)
    .where('state', '=', 'active')
    .execute();
  expect(held).toHaveLength(1);
});

test('during concurrent transfers a ban stops all later ones', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [sender, receiver] = [await addHolder(api, 50), await addHolder(api, 0)];
    const banned = round % 2 === 0 ? sender : receiver;
    const sendOne = () => send(api, sender, { login: receiver.login, amount: 1 });
    const [early, , late] = await Promise.all([
      Promise.all([sendOne(), sendOne()]),
      ban(api, { playerId: banned.playerId }),
      Promise.all([sendOne(), sendOne(), sendOne()]),
    ]);
    const refused = banned === sender ? 'banned' : 'recipient_banned';
    const answers = [...early, ...late, await sendOne()];
    const sent = answers.filter(({ status }) => status === 200).length;
    expect(refusal(answers.at(-1) as (typeof answers)[number]).type).toBe(refused);
    for (const answer of answers) if (answer.status !== 200) expect(refusal(answer).type).toBe(refused);
    expect([await coinsLeft(api, sender), await coinsLeft(api, receiver)]).toEqual([50 - sent, sent]);
  }
});

test('when a session ends during concurrent transfers, each is complete or absent, and none succeeds afterwards', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [sender, receiver] = [await addHolder(api, 50), await addHolder(api, 0)];
    const sendOne = () => send(api, sender, { login: receiver.login, amount: 1 });
    const [early, ended, late] = await Promise.all([
      Promise.all([sendOne(), sendOne()]),
      api.request('POST', '/api/user/auth/logout', { as: sender }),
      Promise.all([sendOne(), sendOne(), sendOne()]),
    ]);
    expect(ended.status).toBe(200);
    const answers = [...early, ...late];
    const sent = answers.filter(({ status }) => status === 200).length;
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect([await coinsLeft(api, sender), await coinsLeft(api, receiver)]).toEqual([50 - sent, sent]);
    expect((await sendOne()).status).toBe(401);
    expect(await coinsLeft(api, receiver)).toBe(sent);
  }
});
