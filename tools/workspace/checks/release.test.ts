import { releaseProblems, RELEASES } from './release.ts';

const expectations = [{ file: 'apps/launcher-ui/src/main.tsx', bumps: ['launcher-ui'] }];

test('a change that moves its own version and no other passes', () => {
  expect(releaseProblems(expectations, () => ['launcher-ui'])).toEqual([]);
  expect(releaseProblems([{ file: 'docs/a.md', bumps: [] }], () => [])).toEqual([]);
});

test('a version that is dragged along and one that stays behind are both reported', () => {
  expect(releaseProblems(expectations, () => ['site', 'launcher-ui'])).toEqual([
    'apps/launcher-ui/src/main.tsx bumps launcher-ui, site, not launcher-ui',
  ]);
  expect(releaseProblems(expectations, () => [])).toEqual([
    'apps/launcher-ui/src/main.tsx bumps nothing, not launcher-ui',
  ]);
});

test("a change of the launcher's pages alone is asked about", () => {
  expect(RELEASES).toContainEqual({ file: 'apps/launcher-ui/src/main.tsx', bumps: ['@hoshikraft/launcher-ui'] });
});
