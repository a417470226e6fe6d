import { expect, test } from '@jest/globals';
import { createBanList } from './ban-list.ts';

test('an id that every object knows is no ban', () => {
  const changed: string[] = [];
  const list = createBanList({ bans: {} }, (id) => changed.push(id));
  expect(['__proto__', 'constructor'].map((id) => list.lift(id))).toEqual([false, false]);
  expect({}).not.toHaveProperty('lifted');
  expect(changed).toEqual([]);
});
