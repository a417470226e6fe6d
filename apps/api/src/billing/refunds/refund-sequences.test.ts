import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seededRandom } from '@hoshikraft/shared';
import { listLedgerFaults } from '../ledger/ledger-faults.ts';
import { addPlayer, balance, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addWipe, buyFromStore, rolesOf, take, getRefund } from './testing/wipes.ts';

const RICH = 1_000_000_000;
const STEPS = 8;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Active roles, with their ends and the ends of their last periods. */
const listActiveGrants = ({ playerId }: Player) =>
  api.app.db
    .selectFrom('grants')
    .innerJoin('grant_periods', 'grant_periods.grant_id', 'grants.id')
    .select(['grants.role_id', 'grants.expires_at'])
    .select((query) => query.fn.max('grant_periods.starts_at').as('last_begins'))
    .where('grants.player_id', '=', playerId)
    .where('grants.held_until', '>', api.clock.now())
    .groupBy('grants.id')
    .execute();

const endsOf = async (player: Player) =>
  new Map(
    (await listActiveGrants(player)).map(({ role_id, expires_at }) => [role_id, expires_at?.toISOString() ?? null]),
  );

/** Buys random offers for the player or the other, days apart, with a wipe in between. */
async function spend(random: () => number, player: Player, other: Player): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    api.clock.advance(60_000);
    const [as, to] = random() < 0.75 ? [player, player] : random() < 0.5 ? [player, other] : [other, player];
    const offers = (await rolesOf(api, as)).flatMap((role, index) => role.offers.map((one) => ({ ...one, index })));
    const offer = offers[Math.floor(random() * offers.length)];
    if (!offer) continue;
    const { index, mode, period } = offer;
    const ago = `${(STEPS - step) * 3} days`;
    // Some offers for oneself cannot be gifts.
    await buyFromStore(api, as, { index, mode, period, ago, ...(to !== as && { recipient: to.login }) }).catch(
      () => undefined,
    );
  }
}

test('after random purchases a refund does exactly what the page shows', async () => {
  const seen = { taken: 0, nothing: 0, kept: new Set<string | null>(), changes: new Set<string>() };
  for (let seed = 1; seed <= 36; seed += 1) {
    const random = seededRandom(seed);
    const [player, other] = [await addPlayer(api, RICH), await addPlayer(api, RICH)];
    await spend(random, player, other);
    const wipeId = await addWipe(api, `${1 + Math.floor(random() * 12)} days`);
    const { price, roles, lines } = await getRefund(api, player, wipeId);
    lines.forEach(({ reason }) => seen.kept.add(reason));
    roles.forEach(({ change }) => seen.changes.add(change));
    const [money, ends, ofOther] = [await balance(api, player), await endsOf(player), await endsOf(other)];
    const answer = await take(api, player, wipeId, price.final);
    expect([seed, answer.status]).toEqual([seed, price.final === 0 ? 409 : 200]);
    seen[answer.status === 200 ? 'taken' : 'nothing'] += 1;
    expect(await balance(api, player)).toBe(money + price.final);
    const expected = new Map(ends);
    for (const { role, change, expiresAt } of roles) {
      if (change === 'ends') expected.delete(role.id);
      else expected.set(role.id, expiresAt);
    }
    expect([seed, await endsOf(player)]).toEqual([seed, expected]);
    expect(await endsOf(other)).toEqual(ofOther);
    for (const { expires_at, last_begins } of await listActiveGrants(player)) {
      expect(expires_at === null || expires_at > last_begins).toBe(true);
    }
  }
  expect(await listLedgerFaults(api.app.db)).toEqual([]);
  // Each of these must have occurred, or the run tests nothing.
  expect(seen.taken).toBeGreaterThan(10);
  expect([...seen.changes].sort()).toEqual(['changes', 'ends', 'returns']);
  expect([...seen.kept]).toEqual(expect.arrayContaining([null, 'before', 'after', 'gift', 'extended', 'upgraded']));
});
