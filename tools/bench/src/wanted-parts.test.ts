import { expect, test } from '@jest/globals';
import { wantedParts } from './wanted-parts.ts';

test('every part is measured where none is named, else those that are', () => {
  expect(wantedParts(['--write'])).toMatchObject({ parts: { size: 7 }, write: true });
  expect([...wantedParts(['money', 'pages']).parts]).toEqual(['money', 'pages']);
});

test.each([
  [['mony'], 'mony is no part of it, which are servers, money'],
  [['money', '--writ'], "Unknown option '--writ'"],
  [['money', '--write'], 'Only a whole run is kept'],
])('%j is refused', (args, words) => {
  expect(() => wantedParts(args)).toThrow(words);
});
