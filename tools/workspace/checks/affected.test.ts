import { affectedProblems } from './affected.ts';

const expectations = [{ file: 'libs/ui/src/index.ts', builds: ['site'], spares: ['api'] }];

test('a change that affects exactly the expected projects passes', () => {
  expect(affectedProblems(expectations, () => ['ui', 'site'])).toEqual([]);
});

test('a missing and an unexpected project are both reported', () => {
  expect(affectedProblems(expectations, () => ['ui', 'api'])).toHaveLength(2);
});
