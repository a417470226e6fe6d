import { type Manifest, projectProblems, versionProblems } from './projects.ts';

const good: Manifest = {
  name: '@hoshikraft/ui',
  private: true,
  scripts: { lint: 'eslint .', types: 'tsc' },
  nx: { tags: ['type:ui', 'platform:browser'] },
};

const problems = (change: Partial<Manifest>, folder = 'libs/ui') => projectProblems(folder, { ...good, ...change });

test('a tagged package passes', () => {
  expect(problems({})).toEqual([]);
});

test('a project without tags fails', () => {
  expect(
    projectProblems('libs/ui', { name: '@hoshikraft/ui', private: true, scripts: { lint: '', types: '' } }),
  ).toHaveLength(2);
  expect(problems({ nx: { tags: ['type:ui'] } })[0]).toContain('platform:');
});

test('unknown, duplicate and misplaced tags fail', () => {
  expect(problems({ nx: { tags: ['type:kit', 'platform:browser'] } })).not.toEqual([]);
  expect(problems({ nx: { tags: ['type:ui', 'type:shared', 'platform:browser'] } })).not.toEqual([]);
  expect(problems({ nx: { tags: ['type:ui', 'platform:browser', 'scope:x'] } })).not.toEqual([]);
  expect(problems({ nx: { tags: ['type:ui', 'platform:browser', 'app:site'] } })).not.toEqual([]);
  expect(problems({ nx: { tags: ['type:app', 'platform:browser'] } })[0]).toContain('app:');
});

test('a package that Nx would skip, publish or misname fails', () => {
  expect(problems({ scripts: { lint: 'eslint .' } })[0]).toContain('types');
  expect(problems({ private: false })).toEqual(['libs/ui is not private']);
  expect(problems({ name: 'ui' })).toHaveLength(1);
});

test('a third-party package has one exact version in all of the workspace', () => {
  const api: Manifest = { dependencies: { '@hoshikraft/shared': '*', pg: '8.23.1' } };
  expect(versionProblems({ api, bench: { devDependencies: { pg: '8.23.1' } } })).toEqual([]);
  expect(versionProblems({ api, bench: { devDependencies: { pg: '8.22.0' } } })).toEqual([
    'bench has pg 8.22.0, api has 8.23.1',
  ]);
  expect(versionProblems({ api: { dependencies: { pg: '^8.23.1' } } })[0]).toContain('exact version');
});
