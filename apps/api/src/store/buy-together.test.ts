import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { PERIODS } from '@hoshikraft/shared';
import { sql } from 'kysely';
import { ledgerFaults } from '../../testing/ledger-faults.ts';
import { addPlayer, type Player } from '../../testing/players.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { ApiError } from '../errors/api-error.ts';
import { balanceOf } from '../ledger/accounts.ts';
import { MODES } from './grant-rules.ts';
import { addModelRoles, modelRoles, SERVER } from './testing/model-roles.ts';
import { type ModelStep, StoreModel } from './testing/store-model.ts';
import { type Bought, endOf, type Order, toldOf, wish } from './testing/wishes.ts';

const RICH = 100_000_000;
const WISHES = 200;
const [cheap, dear] = ['sequence-a', 'sequence-b'];
const month = (roleId: string, mode: Order['mode'] = 'buy', more: Partial<Order> = {}): Order => {
  const expectedPrice = modelRoles.find(({ id }) => id === roleId)?.prices.month ?? 0;
  return { roleId, period: 'month', mode, expectedPrice, ...more };
};

const oneOf = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)] as Value;

/** What a step costs whoever has the money for it; 0 where it is refused. */
const priceOf = (model: StoreModel, step: ModelStep): number => {
  const rich = new StoreModel(
    modelRoles,
    model.balances.map(() => RICH),
  );
  rich.held.splice(0, rich.held.length, ...structuredClone(model.held));
  const outcome = rich.step(step);
  return outcome.kind === 'bought' ? outcome.final : 0;
};

describe.each(['postgres', 'pglite'] as const)('on %s', (engine) => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp({ engine });
    await addModelRoles(api);
    // Prices of upgrades hang on the hour.
    const now = new Date();
    api.app.clock = { now: () => now };
  });
  afterEach(async () => {
    expect(await ledgerFaults(api.app.db)).toEqual([]);
  });
  afterAll(() => api.close());

  const rich = () => addPlayer(api, RICH);
  const answerTo = (...asked: [Player, Order, string]) => wish(api, ...asked).catch((error: unknown) => error as Error);
  const moneyOf = ({ playerId }: Player) => balanceOf(api.app.db, playerId);
  const heldBy = ({ playerId }: Player) =>
    api.app.db
      .selectFrom('grants')
      .select(['role_id', 'state', 'expires_at'])
      .where('player_id', '=', playerId)
      .where('server_id', '=', SERVER)
      .where('held_until', '>', api.app.clock.now())
      .execute();

  test(`${WISHES} at once by six for one another, refused ones between them, end as the model says`, async () => {
    const balances = [RICH, RICH, 3_000_000, 300_000, 30_000, 0];
    const players: Player[] = [];
    for (const money of balances) players.push(await addPlayer(api, money));
    const model = new StoreModel(modelRoles, balances);
    const told = players.map((): Record<string, string[]> => ({}));
    const asked: { ended: ReturnType<typeof answerTo>; expected: object }[] = [];
    const doublets: { buyer: Player; order: Order; key: string; first: ReturnType<typeof answerTo> }[] = [];
    for (let index = 0; index < WISHES; index += 1) {
      const [payer, receiver] = [randomInt(players.length), randomInt(players.length)];
      const step = { payer, receiver, role: randomInt(modelRoles.length), period: oneOf(PERIODS), mode: oneOf(MODES) };
      const buyer = players[payer] as Player;
      const { login } = players[receiver] as Player;
      const roleId = modelRoles[step.role]?.id as string;
      const price = priceOf(model, step);
      const order = {
        roleId,
        period: step.period,
        mode: step.mode,
        expectedPrice: price,
        ...(payer === receiver ? {} : { recipient: index % 2 === 0 ? login : login.toUpperCase() }),
      };
      const key = randomUUID();
      const ask = (more: Partial<Order>) => answerTo(buyer, { ...order, ...more }, key);
      const refused = (type: string) => ({ kind: 'refused', reason: type });
      if (index % 20 === 3) {
        asked.push({ ended: ask({ roleId: 'nothing' }), expected: refused('not_found') });
      } else if (index % 20 === 7) {
        asked.push({ ended: ask({ recipient: 'no_such_player' }), expected: refused('recipient_unknown') });
      } else if (index % 20 === 11 && price > 0) {
        asked.push({ ended: ask({ expectedPrice: price + 1 }), expected: refused('price_changed') });
      } else {
        const outcome = model.step(step);
        const ended = ask({});
        asked.push({ ended, expected: outcome });
        if (outcome.kind !== 'bought') continue;
        const lines = told[receiver] as Record<string, string[]>;
        if (outcome.replaces !== null) (lines[outcome.replaces] ??= []).push('role.revoke');
        (lines[roleId] ??= []).push('role.grant');
        if (index % 5 === 0) doublets.push({ buyer, order, key, first: ended });
      }
    }
    const again = doublets.map(({ buyer, order, key }) => answerTo(buyer, order, key));
    const now = api.app.clock.now().getTime();
    for (const { ended, expected } of asked) {
      const outcome = await ended;
      if (outcome instanceof ApiError) expect({ kind: 'refused', reason: outcome.type }).toEqual(expected);
      else if (outcome instanceof Error) throw outcome;
      else {
        if (outcome.body === undefined) throw new Error('nothing was told before');
        const { price, grant } = outcome.body;
        const holds = grant.expiresAt === null ? null : Date.parse(grant.expiresAt) - now;
        expect(expected).toMatchObject({ kind: 'bought', base: price.base, final: price.final, holds });
      }
    }
    for (const [index, { first }] of doublets.entries()) {
      const { body } = (await first) as Bought;
      const headers = { 'idempotency-replayed': 'true' };
      expect(await again[index]).toEqual({ status: 200, text: JSON.stringify(body), headers });
    }
    for (const [index, player] of players.entries()) {
      expect(await moneyOf(player)).toBe(model.balances[index]);
      expect(await toldOf(api, player)).toEqual(told[index]);
      const held = new Map((await heldBy(player)).map((row) => [row.role_id, row.expires_at]));
      const expected = [...(model.held[index] ?? [])].map(([roleId, stretches]) => {
        const left = stretches.reduce((sum, stretch) => sum + stretch.left, 0);
        return [roleId, Number.isFinite(left) ? new Date(now + left) : null] as const;
      });
      expect(held).toEqual(new Map(expected));
    }
  });

  test('within one batch a key buys once, is told again, and is refused for another body', async () => {
    const [buyer, other, poor] = [await rich(), await rich(), await addPlayer(api, 0)];
    const key = randomUUID();
    const ends = await Promise.all([
      endOf(wish(api, buyer, month(cheap, 'extend'), key)),
      endOf(wish(api, buyer, month(cheap), key)),
      endOf(wish(api, buyer, month(cheap), key.toUpperCase())),
      endOf(wish(api, buyer, month(cheap, 'extend'), key)),
      endOf(wish(api, other, month(cheap), key)),
      endOf(wish(api, poor, month(cheap), key)),
      endOf(wish(api, buyer, month(cheap), key)),
    ]);
    // What was refused has kept nothing by its key.
    const reused = 'idempotency_key_reused';
    expect(ends).toEqual(['role_not_active', 'bought', 'replayed', reused, 'bought', 'not_enough_money', 'replayed']);
    const price = month(cheap).expectedPrice;
    expect(await Promise.all([buyer, other, poor].map(moneyOf))).toEqual([RICH - price, RICH - price, 0]);
    expect(await endOf(wish(api, buyer, month(cheap), key))).toBe('replayed');
  });

  test('within one batch a role is bought, grows, and ends with a higher one; each is an order of its own', async () => {
    const price = month(cheap).expectedPrice;
    const buyer = await rich();
    const upgrade = month(dear, 'buy', { expectedPrice: month(dear).expectedPrice - 2 * price });
    const orders = [month(cheap), month(cheap, 'extend'), upgrade, month(dear), month(cheap, 'stack')];
    const ends = await Promise.all(orders.map((order) => endOf(wish(api, buyer, order))));
    expect(ends).toEqual(['bought', 'bought', 'bought', 'role_active', 'bought']);
    expect(await moneyOf(buyer)).toBe(RICH - month(dear).expectedPrice - price);
    const rows = await api.app.db
      .selectFrom('orders')
      .innerJoin('grants', 'grants.id', 'orders.grant_id')
      .select(['mode', 'orders.role_id', 'grants.state', 'grant_id', 'replaced_grant_id'])
      .where('orders.player_id', '=', buyer.playerId)
      .orderBy('seq')
      .execute();
    const first = rows[0]?.grant_id;
    expect(rows).toMatchObject([
      { mode: 'buy', role_id: cheap, state: 'replaced', replaced_grant_id: null },
      { mode: 'extend', role_id: cheap, state: 'replaced', grant_id: first },
      { mode: 'buy', role_id: dear, state: 'active', replaced_grant_id: first },
      { mode: 'stack', role_id: cheap, state: 'active' },
    ]);
    expect(await toldOf(api, buyer)).toEqual({
      [cheap]: ['role.grant', 'role.grant', 'role.revoke', 'role.grant'],
      [dear]: ['role.grant'],
    });
  });

  test('of a batch that cannot commit, all but the one at fault are bought', async () => {
    const buyers = await Promise.all([rich(), rich(), rich()]);
    const [first, atFault, last] = buyers as [Player, Player, Player];
    await sql`CREATE FUNCTION refuse_stacks() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF NEW.mode = 'stack' THEN RAISE EXCEPTION 'not at the commit'; END IF; RETURN NULL; END $$`.execute(
      api.app.db,
    );
    await endOf(wish(api, atFault, month(dear)));
    await sql`CREATE CONSTRAINT TRIGGER stacked AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION refuse_stacks()`.execute(api.app.db);
    const key = randomUUID();
    const ends = await Promise.all([
      endOf(wish(api, first, month(cheap))),
      endOf(wish(api, atFault, month(cheap, 'stack'), key)),
      endOf(wish(api, last, month(cheap))),
    ]);
    expect(ends).toEqual(['bought', 'internal', 'bought']);
    expect(await moneyOf(atFault)).toBe(RICH - month(dear).expectedPrice);
    await sql`DROP TRIGGER stacked ON orders`.execute(api.app.db);
    expect(await endOf(wish(api, atFault, month(cheap, 'stack'), key))).toBe('bought');
  });
});
