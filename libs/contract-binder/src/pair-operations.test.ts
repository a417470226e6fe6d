import { expect, test } from '@jest/globals';
import { pairOperations } from './index.ts';

const [tea, cake] = [{ operationId: 'makeTea' }, { operationId: 'bakeCake' }];

test('operations are paired by their ids, in the order of the description', () => {
  const handled = [
    { ...cake, answer: 1 },
    { ...tea, answer: 2 },
  ];
  expect(pairOperations([tea, cake], handled).map(({ operation }) => operation.answer)).toEqual([2, 1]);
});

test.each([
  ['none', [tea], 'bakeCake has no handler'],
  ['two', [tea, cake, tea], 'makeTea has two handlers'],
  ['one too many', [tea, cake, { operationId: 'flyAway' }], 'flyAway is not in the contract'],
])('a mismatch of operations and handlers is an error: %s', (_name, handled, fault) => {
  expect(() => pairOperations([tea, cake], handled)).toThrow(fault);
});
