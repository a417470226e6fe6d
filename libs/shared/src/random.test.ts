import { expect, test } from '@jest/globals';
import { hashText, seededRandom } from './random.ts';

test('the same seed gives the same sequence, another seed another one', () => {
  const row = (seed: number) => Array.from({ length: 5 }, seededRandom(seed));
  expect(row(7)).toEqual(row(7));
  expect(row(7)).not.toEqual(row(8));
  expect(row(7).every((number) => number >= 0 && number < 1)).toBe(true);
});

test('a text has the same hash everywhere', () => {
  expect(hashText('Kitsune')).toBe(hashText('Kitsune'));
  expect(hashText('')).toBe(0x811c9dc5);
  expect(hashText('a')).toBe(0xe40c292c);
});
