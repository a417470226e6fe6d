import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { PERIODS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, buy, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { waitForLockedConnections } from '../../../testing/wait-for-locked-connections.ts';
import { MODES } from './grant-rules.ts';
import { addModelRoles, modelRoles, SERVER } from './testing/model-roles.ts';
import { type ModelPeriod, type ModelStep, StoreModel } from './testing/store-model.ts';

type Schemas = components['schemas'];

const PURCHASES = 200;
const RICH = 100_000_000;
const [CHEAP] = modelRoles;
if (CHEAP === undefined) throw new Error('the model has roles');
const PRICE = CHEAP.prices.month;
const month = (more: object = {}) => ({
  roleId: CHEAP.id,
  period: 'month',
  mode: 'buy',
  expectedPrice: PRICE,
  ...more,
});

let api: TestApp;
beforeAll(async () => {
  // Long, so that a busy machine fails no test.
  api = await createTestApp({ env: { READ_DEADLINE_MS: '300000', WRITE_DEADLINE_MS: '300000' } });
  await addModelRoles(api);
});
afterEach(async () => {
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
});
afterAll(() => api.close());

const addPlayers = async (balances: readonly number[]): Promise<Player[]> => {
  const players: Player[] = [];
  for (const money of balances) players.push(await addPlayer(api, money));
  return players;
};

/** Buys at the price in the first error, as the site does after the player agrees; some send each request twice. */
const buyAtAnyPrice = async (
  players: readonly Player[],
  { payer, receiver, role, period, mode }: ModelStep,
  twice: boolean,
) => {
  const buyer = players[payer] as Player;
  const recipient = payer === receiver ? {} : { recipient: players[receiver]?.login };
  const order = { roleId: modelRoles[role]?.id, period, mode, ...recipient };
  const buyFor = async (expectedPrice: number) => {
    const key = randomUUID();
    const twins = Array.from({ length: twice ? 2 : 1 }, () => buy(api, buyer, { ...order, expectedPrice }, key));
    const [first, second] = await Promise.all(twins);
    if (first?.status === 200 && second?.status === 200) expect(second.text).toBe(first.text);
    return (first?.status === 200 ? first : (second ?? first)) as NonNullable<typeof first>;
  };
  const first = await buyFor(modelRoles[role]?.prices[period] ?? 0);
  if (refusal(first).type !== 'price_changed') return first;
  const { details } = first.body as unknown as Schemas['Error'] & { details: { price: Schemas['Price'] } };
  return buyFor(details.price.final);
};

/** Purchases in the order in which they happened: two purchases that share a player lock that player one after another. */
const ordersOf = (players: readonly Player[]) =>
  api.app.db
    .selectFrom('orders')
    .select(['id', 'player_id', 'receiver_id', 'role_id', 'period', 'mode', 'price_base', 'price_final'])
    .where(
      'player_id',
      'in',
      players.map(({ playerId }) => playerId),
    )
    .orderBy('seq')
    .execute();

/** Deliveries for a player's role in order; only the first may be leased. */
const deliveriesOf = async ({ playerId }: Player, roleId: string): Promise<string[]> => {
  const rows = await api.app.db
    .selectFrom('deliveries')
    .select(['action', 'head'])
    .where('player_id', '=', playerId)
    .where(sql<boolean>`args->>'roleId' = ${roleId}`)
    .orderBy('seq')
    .execute();
  expect(rows.map(({ head }) => head)).toEqual(rows.map((_row, place) => place === 0));
  return rows.map(({ action }) => action);
};

const heldBy = async ({ playerId }: Player) => {
  const rows = await api.app.db
    .selectFrom('grants')
    .select(['role_id', 'expires_at'])
    .where('player_id', '=', playerId)
    .where('server_id', '=', SERVER)
    .where('held_until', '>', api.app.clock.now())
    .execute();
  return new Map(rows.map((row) => [row.role_id, row.expires_at]));
};

test(`${PURCHASES} concurrent purchases by six players for one another, some sent twice, end as in some sequential order of the model`, async () => {
  const balances = [RICH, RICH, 3_000_000, 300_000, 30_000, 0];
  const players = await addPlayers(balances);
  const oneOf = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)] as Value;
  const steps = Array.from({ length: PURCHASES }, () => ({
    payer: randomInt(players.length),
    receiver: randomInt(players.length),
    role: randomInt(modelRoles.length),
    period: oneOf(PERIODS),
    mode: oneOf(MODES),
    off: 0,
  }));
  const answers = await Promise.all(steps.map((step, index) => buyAtAnyPrice(players, step, index % 5 === 0)));
  const refusals = answers.filter(({ status }) => status !== 200).map((answer) => refusal(answer));
  expect(refusals.filter(({ status }) => status >= 500)).toEqual([]);
  const orders = await ordersOf(players);
  const bought = answers.filter(({ status }) => status === 200).map(({ body }) => body.orderId);
  expect(orders.map(({ id }) => id).sort()).toEqual(bought.sort());
  const model = new StoreModel(modelRoles, balances);
  const actions = players.map((): Record<string, string[]> => ({}));
  for (const order of orders) {
    const [payer, receiver] = [order.player_id, order.receiver_id].map((id) =>
      players.findIndex(({ playerId }) => playerId === id),
    ) as [number, number];
    const role = modelRoles.findIndex(({ id }) => id === order.role_id);
    const [period, mode] = [order.period as ModelPeriod, order.mode as ModelStep['mode']];
    const outcome = model.step({ payer, receiver, role, period, mode, off: 0 });
    expect(outcome).toMatchObject({ kind: 'bought', base: order.price_base, final: order.price_final });
    const sent = actions[receiver] as Record<string, string[]>;
    if (outcome.kind === 'bought' && outcome.replaces !== null) (sent[outcome.replaces] ??= []).push('role.revoke');
    (sent[order.role_id] ??= []).push('role.grant');
  }
  const now = api.app.clock.now().getTime();
  for (const [index, player] of players.entries()) {
    expect(await balance(api, player)).toBe(model.balances[index]);
    for (const { id } of modelRoles) expect(await deliveriesOf(player, id)).toEqual(actions[index]?.[id] ?? []);
    const expected = [...(model.held[index] ?? [])].map(([roleId, stretches]) => {
      const left = stretches.reduce((sum, stretch) => sum + stretch.left, 0);
      return [roleId, Number.isFinite(left) ? new Date(now + left) : null] as const;
    });
    expect(await heldBy(player)).toEqual(new Map(expected));
  }
});

test.each([
  ['money', (id: string) => sql`SELECT 1 FROM ledger_accounts WHERE owner_id = ${id} FOR UPDATE`],
  ['row', (id: string) => sql`SELECT 1 FROM players WHERE id = ${id} FOR NO KEY UPDATE`],
  ['line of deliveries', (id: string) => sql`SELECT 1 FROM deliveries WHERE player_id = ${id} FOR UPDATE`],
])('a purchase waits while another transaction holds the %s of its player; others buy meanwhile', async (_, locked) => {
  const [held, other] = (await addPlayers([RICH, RICH])) as [Player, Player];
  expect((await buy(api, held, month())).status).toBe(200);
  let waiting: ReturnType<typeof buy> | undefined;
  await api.app.db.transaction().execute(async (trx) => {
    await locked(held.playerId).execute(trx);
    waiting = buy(api, held, month({ mode: 'extend' }));
    await waitForLockedConnections(api);
    expect((await buy(api, other, month())).status).toBe(200);
  });
  expect((await waiting)?.status).toBe(200);
  expect(await balance(api, held)).toBe(RICH - 2 * PRICE);
});

test('a purchase that cannot commit charges nothing, and a retry with its key buys', async () => {
  const [buyer] = (await addPlayers([RICH])) as [Player];
  await sql`CREATE FUNCTION refuse_order() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'not at the commit'; END $$`.execute(api.app.db);
  await sql`CREATE CONSTRAINT TRIGGER refused AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION refuse_order()`.execute(api.app.db);
  const key = randomUUID();
  expect((await buy(api, buyer, month(), key)).status).toBe(500);
  await sql`DROP TRIGGER refused ON orders`.execute(api.app.db);
  expect([await balance(api, buyer), (await heldBy(buyer)).size]).toEqual([RICH, 0]);
  expect(await deliveriesOf(buyer, CHEAP.id)).toEqual([]);
  expect((await buy(api, buyer, month(), key)).status).toBe(200);
  expect(await balance(api, buyer)).toBe(RICH - PRICE);
});
