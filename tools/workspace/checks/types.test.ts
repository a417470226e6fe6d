import { type ProjectConfig, programsOf } from './types.ts';

const NODE = '../../tsconfig.base.json';

test('projects of the same settings form one program, whatever the order of their type packages', () => {
  const programs = programsOf(
    '/repo',
    new Map([
      ['apps/api/tsconfig.json', { extends: NODE, include: ['src', '*.mjs'] }],
      ['libs/ui/tsconfig.json', { extends: NODE, compilerOptions: { types: ['jest', 'node'] }, include: ['src'] }],
      ['libs/shared/tsconfig.json', { extends: NODE, include: ['src'], exclude: ['src/fixture'] }],
      [
        'libs/features/unban/tsconfig.json',
        { extends: '../../../tsconfig.base.json', compilerOptions: { types: ['node', 'jest'] }, include: ['src'] },
      ],
    ]),
  );
  expect(programs).toEqual([
    {
      extends: '/repo/tsconfig.base.json',
      compilerOptions: {},
      include: ['/repo/apps/api/src', '/repo/apps/api/*.mjs', '/repo/libs/shared/src'],
      exclude: ['**/node_modules', '/repo/libs/shared/src/fixture'],
    },
    {
      extends: '/repo/tsconfig.base.json',
      compilerOptions: { types: ['jest', 'node'] },
      include: ['/repo/libs/ui/src', '/repo/libs/features/unban/src'],
      exclude: ['**/node_modules'],
    },
  ]);
});

test('projects with other settings form another program', () => {
  const config: ProjectConfig = { extends: NODE, include: ['src'] };
  const programs = programsOf(
    '/repo',
    new Map([
      ['apps/api/tsconfig.json', config],
      ['apps/site/tsconfig.json', { ...config, extends: '../../tsconfig.react.json' }],
      ['libs/testkit/tsconfig.json', { ...config, compilerOptions: { lib: ['dom'] } }],
    ]),
  );
  expect(programs.map(({ include }) => include)).toEqual([
    ['/repo/apps/api/src'],
    ['/repo/apps/site/src'],
    ['/repo/libs/testkit/src'],
  ]);
});
