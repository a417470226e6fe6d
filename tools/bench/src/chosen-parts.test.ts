import { expect, test } from '@jest/globals';
import { chosenParts } from './chosen-parts.ts';

test('every part is measured where none is named, else those that are', () => {
  expect(chosenParts(['--write'])).toMatchObject({ parts: { size: 5 }, write: true });
  expect([...chosenParts(['money', 'pages']).parts]).toEqual(['money', 'pages']);
});

test.each([
  [['mony'], 'unknown part mony'],
  [['money', '--writ'], "Unknown option '--writ'"],
  [['money', '--write'], '--write needs a run of all parts'],
])('%j is refused', (args, message) => {
  expect(() => chosenParts(args)).toThrow(message);
});
