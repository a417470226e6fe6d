import { releaseProblems, RELEASES } from './release.ts';

const expectations = [{ file: 'apps/launcher-ui/src/main.tsx', bumps: ['launcher-ui'] }];

test('a change that bumps only the expected version passes', () => {
  expect(releaseProblems(expectations, () => ['launcher-ui'])).toEqual([]);
  expect(releaseProblems([{ file: 'docs/a.md', bumps: [] }], () => [])).toEqual([]);
});

test('an unexpected and a missing version bump are both reported', () => {
  expect(releaseProblems(expectations, () => ['site', 'launcher-ui'])).toEqual([
    'apps/launcher-ui/src/main.tsx bumps launcher-ui, site, not launcher-ui',
  ]);
  expect(releaseProblems(expectations, () => [])).toEqual([
    'apps/launcher-ui/src/main.tsx bumps nothing, not launcher-ui',
  ]);
});

test("a change of only the launcher's pages is checked", () => {
  expect(RELEASES).toContainEqual({ file: 'apps/launcher-ui/src/main.tsx', bumps: ['@hoshikraft/launcher-ui'] });
});
