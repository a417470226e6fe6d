import { lockfileProblems } from './lockfile.ts';

const integrity = 'sha512-x';
const core = { version: '2.0.0', integrity, optionalDependencies: { '@swc/core-darwin': '2.0.0' } };

test('a lockfile with every optional package passes', () => {
  const packages = {
    '': { optionalDependencies: { a: '^1.0.0' } },
    'node_modules/a': { version: '1.2.0', integrity },
    'node_modules/core': core,
    'node_modules/@swc/core-darwin': { version: '2.0.0', integrity },
    'node_modules/@hoshikraft/ui': { link: true, resolved: 'libs/ui' },
  };
  expect(lockfileProblems({ packages })).toEqual([]);
});

test('a dropped optional binary of another system is reported', () => {
  expect(lockfileProblems({ packages: { 'node_modules/core': core } })).toEqual([
    'node_modules/core misses its optional @swc/core-darwin@2.0.0',
  ]);
});

test('a binary of another version is reported, and the nearest copy is used', () => {
  const hoisted = { 'node_modules/core': core, 'node_modules/@swc/core-darwin': { version: '1.0.0', integrity } };
  expect(lockfileProblems({ packages: hoisted })[0]).toContain('gets 1.0.0');
  const nested = { ...hoisted, 'node_modules/core/node_modules/@swc/core-darwin': { version: '2.0.0', integrity } };
  expect(lockfileProblems({ packages: nested })).toEqual([]);
});

test('a registry address or a missing hash is reported', () => {
  const resolved = ['https:/', 'registry.example', 'a.tgz'].join('/');
  expect(lockfileProblems({ packages: { 'node_modules/a': { version: '1.0.0', integrity, resolved } } })).toHaveLength(
    1,
  );
  expect(lockfileProblems({ packages: { 'node_modules/a': { version: '1.0.0' } } })).toHaveLength(1);
});
