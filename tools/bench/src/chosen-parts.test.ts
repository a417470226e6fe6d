import { expect, test } from '@jest/globals';
import { chosenParts } from './chosen-parts.ts';

test('all parts are measured unless some are named', () => {
  expect(chosenParts(['--write'])).toMatchObject({ parts: { size: 5 }, write: true });
  expect([...chosenParts(['money', 'pages']).parts]).toEqual(['money', 'pages']);
});

test.each([
  [['mony'], 'unknown part mony'],
  [['money', '--writ'], "Unknown option '--writ'"],
  [['money', '--write'], '--write needs a run of all parts'],
])('%j is rejected', (args, message) => {
  expect(() => chosenParts(args)).toThrow(message);
});
