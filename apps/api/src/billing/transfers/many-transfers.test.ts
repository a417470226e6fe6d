import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { sql } from 'kysely';
import { ban } from '../../../testing/launcher.ts';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForLockedConnections } from '../../../testing/wait-for-locked-connections.ts';
import { addHolder, coinsLeft, send } from './testing/coins.ts';

const COINS = 1_000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { COIN_TRANSFER_DAILY: '500', COIN_TRANSFER_HOLD_HOURS: '0' } });
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

/** The first has the lowest account: accounts are locked in that order. */
const addHolders = async (count: number): Promise<Player[]> => {
  const players: Player[] = [];
  for (let index = 0; index < count; index += 1) players.push(await addHolder(api, COINS));
  return players;
};

test('two hundred concurrent transfers among twelve players, some refused, each get their own reply, and the sum of coins stays the same', async () => {
  const players = await addHolders(10);
  const [banned, poor, fresh] = [await addHolder(api, 0), await addHolder(api, 5), await addPlayer(api, 0)];
  await ban(api, { playerId: banned.playerId, price: null });
  const any = () => players[randomInt(players.length)] as Player;
  const unlike = (one: Player): Player => {
    const other = any();
    return other === one ? unlike(one) : other;
  };
  const plan = (index: number): { from: Player; login: string; amount: number; ends: string[] } => {
    const from = any();
    const amount = randomInt(1, 9);
    const { login } = unlike(from);
    if (index % 10 === 0) return { from, login: from.login.toUpperCase(), amount, ends: ['transfer_to_self'] };
    if (index % 10 === 1) return { from, login: 'no_such_player', amount, ends: ['recipient_unknown'] };
    if (index % 10 === 2) return { from, login: banned.login, amount, ends: ['recipient_banned'] };
    if (index % 10 === 3) return { from, login, amount: 501, ends: ['transfer_limit'] };
    if (index % 10 === 4) return { from: poor, login, amount: 2, ends: ['sent', 'not_enough_coins'] };
    if (index % 10 === 5) return { from, login: fresh.login, amount, ends: ['sent'] };
    return { from, login, amount, ends: ['sent'] };
  };
  const planned = Array.from({ length: 200 }, (_, index) => plan(index));
  const answers = await Promise.all(planned.map(({ from, login, amount }) => send(api, from, { login, amount })));
  const model = new Map([...players.map((one) => [one.login, COINS] as const), [poor.login, 5], [fresh.login, 0]]);
  const move = (login: string, amount: number) => model.set(login, (model.get(login) ?? 0) + amount);
  const sent: string[] = [];
  for (const [index, { from, login, amount, ends }] of planned.entries()) {
    const answer = answers[index] as (typeof answers)[number];
    expect(ends).toContain(answer.status === 200 ? 'sent' : refusal(answer).type);
    if (answer.status !== 200) continue;
    expect(answer.body).toMatchObject({ login, amount });
    sent.push(answer.body.transferId);
    move(from.login, -amount);
    move(login, amount);
  }
  expect(model.get(poor.login)).toBe(1);
  for (const one of [...players, poor, fresh]) expect(await coinsLeft(api, one)).toBe(model.get(one.login));
  const entries = await api.app.db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'transfer_id')
    .select(['reference', 'balance_after'])
    .where('amount', '<', 0)
    .where('reference', 'in', sent)
    .execute();
  expect(entries).toHaveLength(new Set(sent).size);
  const after = new Map(entries.map(({ reference, balance_after }) => [reference, balance_after]));
  for (const { body, status } of answers) if (status === 200) expect(body.coins).toBe(after.get(body.transferId));
});

test('a transfer waits while another transaction holds its account; others are sent meanwhile', async () => {
  const [first, second, third] = (await addHolders(3)) as [Player, Player, Player];
  let waiting: ReturnType<typeof send>[] = [];
  await api.app.db.transaction().execute(async (trx) => {
    await sql`SELECT 1 FROM ledger_accounts WHERE owner_id = ${first.playerId} FOR UPDATE`.execute(trx);
    waiting = [
      send(api, first, { login: second.login, amount: 1 }),
      send(api, third, { login: first.login, amount: 1 }),
    ];
    await waitForLockedConnections(api, 2);
    expect((await send(api, second, { login: third.login, amount: 1 })).status).toBe(200);
  });
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  for (const player of [first, second, third]) expect(await coinsLeft(api, player)).toBe(COINS);
});

test('a transfer that cannot commit changes nothing, and a retry with its key succeeds', async () => {
  const [from, to] = (await addHolders(2)) as [Player, Player];
  await sql`CREATE FUNCTION refuse_thirteen() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.amount = 13 THEN RAISE EXCEPTION 'not at the commit'; END IF; RETURN NULL; END $$`.execute(api.app.db);
  await sql`CREATE CONSTRAINT TRIGGER thirteen AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION refuse_thirteen()`.execute(api.app.db);
  const key = randomUUID();
  const body = { login: to.login, amount: 13 };
  const [refused, sent] = await Promise.all([
    send<components['schemas']['Error']>(api, from, body, key),
    send(api, to, { login: from.login, amount: 1 }),
  ]);
  expect([refused.status, sent.status]).toEqual([500, 200]);
  await sql`DROP TRIGGER thirteen ON ledger_entries`.execute(api.app.db);
  expect([await coinsLeft(api, from), await coinsLeft(api, to)]).toEqual([COINS + 1, COINS - 1]);
  expect((await send(api, from, body, key)).status).toBe(200);
  expect(await coinsLeft(api, to)).toBe(COINS + 12);
});
