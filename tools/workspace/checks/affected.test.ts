import { affectedProblems } from './affected.ts';

const expectations = [{ file: 'libs/ui/src/index.ts', builds: ['site'], spares: ['api'] }];

test('a change that reaches what it should and no more passes', () => {
  expect(affectedProblems(expectations, () => ['ui', 'site'])).toEqual([]);
});

test('a build that is missed and one that is dragged in are both reported', () => {
  expect(affectedProblems(expectations, () => ['ui', 'api'])).toHaveLength(2);
});
