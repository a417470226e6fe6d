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
  '$name is accepted until its last second, and refused once it has expired',
  async ({ issue, life }) => {
    const inTime = await issue(world, player);
    world.api.clock.advance(life - SECOND_MS);
    expect(await inTime.use(0)).toBe(true);
    const late = await issue(world, await world.api.signUp());
    world.api.clock.advance(life);
    expect(await late.use(0)).toBe(false);
  },
);

test.each(all.filter(({ once }) => once))(
  '$name is accepted once, and one of eight parallel uses succeeds',
  async ({ issue }) => {
    const { use } = await issue(world, player);
    expect([await use(0), await use(1)]).toEqual([true, false]);
    const parallel = await issue(world, await world.api.signUp());
    const uses = await Promise.all(Array.from({ length: 8 }, (_, at) => parallel.use(at)));
    expect(uses.filter(Boolean)).toHaveLength(1);
  },
);

test.each(all)('$name is accepted only where it was issued', async ({ issue }) => {
  const { use, elsewhere } = await issue(world, player);
  // Links of emails and codes typed into a chat are valid in any browser.
  if (elsewhere !== undefined) expect(await elsewhere()).toBe(false);
  expect(await use(0)).toBe(true);
});
