import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  applyAction,
  ACTIONS,
  type Action,
  type Model,
  NOTHING,
  type Side,
  stateFor,
} from './testing/relationship-model.ts';

type Pair = Record<Side, Player>;
type Move = [Side, Action];

const SEQUENCES = 300;
const MOVES = 6;
/** Pairs of players whose sequences run concurrently. */
const PAIRS = 10;

let api: TestApp;
const pairs: Pair[] = [];

beforeAll(async () => {
  api = await createTestApp();
  for (let count = 0; count < PAIRS; count += 1) {
    pairs.push({ a: await addPlayer(api, 0), b: await addPlayer(api, 0) });
  }
});
afterAll(() => api.close());

/** Pseudo-random numbers from 0 to below 1. */
const randomOf = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};
const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)] as Value;

const forget = async ({ a, b }: Pair): Promise<void> => {
  const ids = [[a.playerId, b.playerId]];
  await api.app.pool.query('DELETE FROM friendships WHERE player_id = ANY ($1)', ids);
  await api.app.pool.query('DELETE FROM friend_requests WHERE from_id = ANY ($1)', ids);
  await api.app.pool.query('DELETE FROM friend_requests_made WHERE from_id = ANY ($1)', ids);
  await api.app.pool.query('DELETE FROM player_blocks WHERE player_id = ANY ($1)', ids);
};

/** Rows between two players. */
const readModel = async ({ a, b }: Pair): Promise<Model> => {
  const { rows } = await api.app.pool.query<Record<string, boolean>>(
    `SELECT EXISTS (SELECT FROM friendships WHERE (player_id, friend_id) = ($1, $2)) AS friends,
       EXISTS (SELECT FROM friendships WHERE (player_id, friend_id) = ($2, $1)) AS other_way,
       EXISTS (SELECT FROM friend_requests WHERE (from_id, to_id) = ($1, $2)) AS a_requests,
       EXISTS (SELECT FROM friend_requests WHERE (from_id, to_id) = ($2, $1)) AS b_requests,
       EXISTS (SELECT FROM player_blocks WHERE (player_id, blocked_id) = ($1, $2)) AS a_blocks,
       EXISTS (SELECT FROM player_blocks WHERE (player_id, blocked_id) = ($2, $1)) AS b_blocks,
       (SELECT bool_and(friends = (SELECT count(*) FROM friendships WHERE player_id = players.id)) FROM players
         WHERE id IN ($1, $2)) AS counted`,
    [a.playerId, b.playerId],
  );
  const [row = {}] = rows;
  expect({ bothWays: row['friends'] === row['other_way'], counted: row['counted'] }).toEqual({
    bothWays: true,
    counted: true,
  });
  return {
    friends: row['friends'] === true,
    requests: { a: row['a_requests'] === true, b: row['b_requests'] === true },
    blocks: { a: row['a_blocks'] === true, b: row['b_blocks'] === true },
  };
};

/** The state that the API returns after the action; null if it is refused. */
const move = async (pair: Pair, [side, action]: Move): Promise<string | null> => {
  const nickname = pair[side === 'a' ? 'b' : 'a'].login;
  const { status, body } = await api.request<components['schemas']['FriendStanding']>(
    'POST',
    `/api/user/friends/${action}`,
    { as: pair[side], body: { nickname } },
  );
  expect([200, 409]).toContain(status);
  return status === 200 ? body.state : null;
};

/** The model after these actions in order, with the result of each. */
const play = (model: Model, moves: readonly Move[]): { model: Model; results: (string | null)[] } => {
  const results: (string | null)[] = [];
  let now = model;
  for (const [side, action] of moves) {
    const next = applyAction(now, side, action);
    results.push(next === null ? null : stateFor(next, side));
    now = next ?? now;
  }
  return { model: now, results };
};

test(
  `${SEQUENCES} sequences of actions of two players match the model, one by one and in parallel`,
  async () => {
    const seeds = Array.from({ length: SEQUENCES }, (_, seed) => seed);
    let together = 0;
    const runSequences = async (pair: Pair): Promise<void> => {
      for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) {
        const random = randomOf(seed);
        await forget(pair);
        let model = NOTHING;
        const done: unknown[] = [];
        for (let count = 0; count < MOVES; count += 1) {
          const first: Move = [pick(['a', 'b'], random), pick(ACTIONS, random)];
          if (random() < 0.3) {
            const second: Move = [first[0] === 'a' ? 'b' : 'a', pick(ACTIONS, random)];
            const results = await Promise.all([move(pair, first), move(pair, second)]);
            const orders = [play(model, [first, second]), play(model, [second, first])];
            const [one, other] = [orders[0]?.results, orders[1]?.results.toReversed()];
            const now = await readModel(pair);
            done.push([first, second, results]);
            expect({ seed, done, among: [one, other] }).toMatchObject({ among: expect.arrayContaining([results]) });
            expect({ seed, done, among: orders.map((order) => order.model) }).toMatchObject({
              among: expect.arrayContaining([now]),
            });
            model = now;
            together += 1;
            continue;
          }
          const expected = play(model, [first]);
          done.push([first, expected.results[0]]);
          expect({ seed, done, results: await move(pair, first) }).toEqual({
            seed,
            done,
            results: expected.results[0],
          });
          model = expected.model;
        }
        expect({ seed, done, readModel: await readModel(pair) }).toEqual({ seed, done, readModel: model });
      }
    };
    await Promise.all(pairs.map(runSequences));
    expect(together).toBeGreaterThan(SEQUENCES);
  },
  10 * 60_000,
);
