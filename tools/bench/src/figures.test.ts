import { expect, test } from '@jest/globals';
import { median, percentile, table } from './figures.ts';

const figure = { name: 'a', unit: 'ms', limit: { atMost: 4 }, rounds: [[2, 30, 4]] };

test('a median is the middle value, or the mean of the two middle values', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow('median of nothing');
  expect(percentile([5, 1, 4, 2, 3], 0.95)).toBe(5);
});

test('the median of the rounds is compared with the limit, so one slow round does not matter', () => {
  expect(table([figure])).toContain('| a | ≤ 4 ms | 4.00 | 2.00–30.0 | kept |');
});

test('a figure is over its limit if one of its medians is', () => {
  expect(table([{ ...figure, rounds: [[1], [5]] }])).toContain('| 1.00 · 5.00 | 1.00–5.00 | over |');
  expect(table([{ ...figure, limit: { atLeast: 400 }, rounds: [[500]] }])).toContain('| ≥ 400 ms | 500 |');
  expect(table([{ ...figure, limit: { atLeast: 400 }, rounds: [[399]] }])).toContain('over');
});
