import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { oneAtATime } from './one-at-a-time.ts';

test('work of one name runs one after another, a failed one too; another name does not wait', async () => {
  const source = {};
  const log: string[] = [];
  const work = (name: string, fails = false) =>
    oneAtATime(source, name[0] ?? '', async () => {
      log.push(`${name} begins`);
      await sleep(5);
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([work('a1'), work('a2', true), work('a3'), work('b1')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  const ofA = log.filter((line) => line.startsWith('a'));
  expect(ofA).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends', 'a3 begins', 'a3 ends']);
  expect(log.indexOf('b1 begins')).toBeLessThan(log.indexOf('a1 ends'));
});
