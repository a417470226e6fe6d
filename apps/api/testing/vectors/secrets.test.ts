import { beforeEach, expect, test } from '@jest/globals';
import { SECOND_MS } from '@hoshikraft/shared';
import { setUpOauth } from '../../src/identity/oauth/testing/set-up-oauth.ts';
import type { SignedUp } from '../test-app.ts';
import { SECRETS } from './secrets.ts';

const world = setUpOauth();
let player: SignedUp;
beforeEach(async () => {
  player = await world.api.signUp();
});

const all = Object.entries(SECRETS).map(([name, secret]) => ({ name, ...secret }));

test.each(all.flatMap(({ life, ...secret }) => (life === undefined ? [] : [{ life, ...secret }])))(
  '$name is good to its last second, and over at its end',
  async ({ make, life }) => {
    const inTime = await make(world, player);
    world.api.clock.advance(life - SECOND_MS);
    expect(await inTime.use(0)).toBe(true);
    const late = await make(world, await world.api.signUp());
    world.api.clock.advance(life);
    expect(await late.use(0)).toBe(false);
  },
);

test.each(all.filter(({ once }) => once))('$name is good once, and of eight at once for one', async ({ make }) => {
  const { use } = await make(world, player);
  expect([await use(0), await use(1)]).toEqual([true, false]);
  const parallel = await make(world, await world.api.signUp());
  const uses = await Promise.all(Array.from({ length: 8 }, (_, at) => parallel.use(at)));
  expect(uses.filter(Boolean)).toHaveLength(1);
});

test.each(all)('$name is good nowhere but where it was given', async ({ make }) => {
  const { use, elsewhere } = await make(world, player);
  // What a letter brings, or a person types into a chat, is for whoever has it.
  if (elsewhere !== undefined) expect(await elsewhere()).toBe(false);
  expect(await use(0)).toBe(true);
});
