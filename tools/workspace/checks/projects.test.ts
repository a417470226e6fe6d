import { type Manifest, projectProblems } from './projects.ts';

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

test('unknown, doubled and misplaced tags fail', () => {
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

test('third-party packages are pinned at the root only', () => {
  expect(problems({ dependencies: { '@hoshikraft/shared': '*' } })).toEqual([]);
  expect(problems({ dependencies: { react: '19.3.1' } })[0]).toContain('react');
});
