import { affectedProblems, EXPECTATIONS } from './affected.ts';

const expectations = [{ file: 'libs/ui/src/index.ts', builds: ['site'], spares: ['api'] }];

test('a change that reaches what it should and no more passes', () => {
  expect(affectedProblems(expectations, () => ['ui', 'site'])).toEqual([]);
});

test('a build that is missed and one that is dragged in are both reported', () => {
  expect(affectedProblems(expectations, () => ['ui', 'api'])).toHaveLength(2);
});

test('a change of the API alone spares the site, one of the kit rebuilds it', () => {
  const about = (file: string) => EXPECTATIONS.find((expectation) => expectation.file.startsWith(file));
  expect(about('apps/api')?.spares).toContain('@hoshikraft/site');
  expect(about('libs/ui')?.builds).toContain('@hoshikraft/site');
});

test("the launcher's pages and its service ship apart from the site and from each other", () => {
  const about = (file: string) => EXPECTATIONS.find((expectation) => expectation.file.startsWith(file));
  expect(about('apps/launcher-ui')?.spares).toEqual(
    expect.arrayContaining(['@hoshikraft/site', '@hoshikraft/launcher-service']),
  );
  expect(about('apps/launcher-service')?.spares).toEqual(
    expect.arrayContaining(['@hoshikraft/site', '@hoshikraft/launcher-ui']),
  );
});
