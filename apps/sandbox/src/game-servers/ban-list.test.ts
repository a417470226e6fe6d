import { expect, test } from '@jest/globals';
import { createBanList } from './ban-list.ts';

test('an id that every object knows is no ban', () => {
  const changed: string[] = [];
  const list = createBanList({ bans: {} }, (id) => changed.push(id));
  expect(['__proto__', 'constructor'].map((id) => list.lift(id, 0))).toEqual([false, false]);
  expect({}).not.toHaveProperty('lifted');
  expect(changed).toEqual([]);
});

test('repeated requests to lift a ban do not change the time when it was lifted', () => {
  const list = createBanList({ bans: {} }, () => undefined);
  const { id } = list.ban({ login: 'player', reason: 'griefing', minutes: null, price: null }, 1000);
  expect([list.lift(id, 2000), list.lift(id, 9000)]).toEqual([true, true]);
  expect(list.all()).toMatchObject([{ lifted: true, lifted_at: new Date(2000).toISOString() }]);
  expect(list.inForce('player', 9000)).toBeUndefined();
});
