import { expect, test } from '@jest/globals';
import { median, summarize, table } from './statistics.ts';

const comparison = { name: 'a', against: 'b', unit: 'ms', ours: [2, 30, 4], theirs: [1, 10, 2], limit: 2 };

test('a median takes the middle, or the mean of the two middle ones', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow('median of nothing');
});

test('a ratio is the median of the rounds, so that one disturbed round does not decide', () => {
  expect(summarize(comparison)).toEqual({ ours: 4, theirs: 2, ratio: 2, lowest: 2, highest: 3, kept: true });
});

test('a ratio over its limit is said to be over', () => {
  expect(table([{ ...comparison, limit: 1.9 }])).toContain('| 1.9 | over |');
  expect(table([comparison])).toContain('| **2.00** | 2.00–3.00 | 2 | kept |');
});
