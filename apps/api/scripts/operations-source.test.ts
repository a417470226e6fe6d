import { expect, test } from '@jest/globals';
import { operationsSource } from './operations-source.ts';

const files = new Map([
  ['bans/list-bans.ts', "export const listBans = defineList('listBans', {});"],
  ['tops/get-top.ts', 'export const getCoinsTop = 1;\nexport const getLikesTop = 2;'],
]);

test('an operation is imported from the file that exports it, whatever its name and domain', () => {
  const source = operationsSource(['listBans', 'getCoinsTop', 'getLikesTop'], files);
  expect(source).toContain("import { listBans } from '../bans/list-bans.ts';");
  expect(source).toContain("import { getLikesTop } from '../tops/get-top.ts';");
  expect(source).toContain('{\n  listBans,\n  getCoinsTop,\n  getLikesTop,\n};');
});

test('an operation without a file, and one with two, are refused', () => {
  expect(() => operationsSource(['unbanPlayer'], files)).toThrow('unbanPlayer: one file must export it, found none');
  const twice = new Map([...files, ['bans/other.ts', 'export const listBans = 3;']]);
  expect(() => operationsSource(['listBans'], twice)).toThrow('found bans/list-bans.ts, bans/other.ts');
});
