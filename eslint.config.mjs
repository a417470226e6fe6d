import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaryOptions } from './tools/workspace/eslint/boundaries.mjs';
import { restrictedImports } from './tools/workspace/eslint/restricted-imports.mjs';
import { SQL_FILES, sqlOptions } from './tools/workspace/eslint/sql-in-repositories.mjs';
import { messageOptions } from './tools/workspace/eslint/whole-messages.mjs';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.fixture.tsx', '**/testing/**', '**/test/**'];
const BROWSER = [
  'apps/{site/app,launcher-ui/src,admin/src}/**/*.{ts,tsx}',
  'libs/{ui,i18n,async-state,api-client,auth-session,route-guards}/src/**/*.{ts,tsx}',
  'libs/features/*/src/**/*.{ts,tsx}',
];
// Read by both sides; what only Node can run lies behind an entry of its own, which browsers are refused.
const ANYWHERE = ['libs/{shared,contract,launcher-contract}/src/**/*.ts'];
const NODE_ENTRIES = ['libs/contract/src/signatures.ts', 'libs/launcher-contract/src/signed/**'];
const CLIENT = ['libs/api-client/**', 'apps/launcher-ui/src/service/**'];

/** How long something took, as it is written: a reading of the clock less another. */
const CLOCK = "CallExpression[callee.property.name='now'][callee.object.name=/^(Date|performance)$/]";
const noWallTime = 'A busy machine decides this: expect what happened, and leave how fast to `npm run bench`.';

const noFetch = 'Browser code talks through @hoshikraft/api-client, which adds language, keys and error mapping.';

export default tseslint.config(
  {
    ignores: [
      '**/*.config.{ts,mjs}',
      '**/jest.*',
      '**/{node_modules,dist,build,builds,generated,test-results,coverage}/**',
      '**/generated.ts',
      '**/{.react-router,.nx,.swc,.dev}/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    extends: [tseslint.configs.strict],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaryOptions({ tests: false })],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      // Ambient declarations of a library must reach every project that compiles its source.
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always', types: 'prefer-import', lib: 'always' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // What the React Compiler would refuse, oxlint looks for: .oxlintrc.json.
    files: ['**/*.tsx', ...BROWSER],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: TESTS, rules: { '@nx/enforce-module-boundaries': ['error', boundaryOptions({ tests: true })] } },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', restrictedImports({})] },
  },
  {
    files: ['apps/{site,launcher-ui,admin}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', restrictedImports({ uiKitOnly: true })] },
  },
  {
    files: BROWSER,
    ignores: TESTS,
    rules: {
      'no-restricted-imports': ['error', restrictedImports({ browser: true })],
      'no-restricted-syntax': ['error', ...messageOptions],
      'no-restricted-globals': ['error', ...['fetch', 'XMLHttpRequest'].map((name) => ({ name, message: noFetch }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].map((object) => ({ object, property: 'fetch', message: noFetch })),
      ],
    },
  },
  {
    files: ['apps/{site/app,launcher-ui/src,admin/src}/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', restrictedImports({ browser: true, uiKitOnly: true })] },
  },
  {
    files: ANYWHERE,
    ignores: [...TESTS, ...NODE_ENTRIES],
    rules: { 'no-restricted-imports': ['error', restrictedImports({ browser: true })] },
  },
  {
    files: ['apps/site/app/**/*.{ts,tsx}'],
    ignores: [...TESTS, 'apps/site/app/framework/page/**', '**/use-*.ts'],
    rules: {
      'no-restricted-imports': ['error', restrictedImports({ browser: true, uiKitOnly: true, namedReads: true })],
    },
  },
  {
    files: ['libs/ui/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', restrictedImports({ browser: true, formatsOnly: true })] },
  },
  {
    // No test is decided by how long something takes.
    files: [...TESTS, '**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.property.name=/^toBeLessThan/] > MemberExpression BinaryExpression[operator='-'] ${CLOCK}`,
          message: noWallTime,
        },
        {
          selector: `:matches(ForStatement, WhileStatement) > .test ${CLOCK}`,
          message: 'A busy machine takes longer: wait with `until` of @hoshikraft/testkit/until.',
        },
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: [...TESTS, ...SQL_FILES],
    rules: { 'no-restricted-syntax': ['error', ...sqlOptions({ repository: false })] },
  },
  {
    files: SQL_FILES,
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...sqlOptions({ repository: true })] },
  },
  { files: CLIENT, rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' } },
  {
    // The host that renders pages owns streams and the style cache, and the route table is read by the build: Node, both.
    files: ['apps/site/app/entry.*.{ts,tsx}', 'apps/site/app/framework/entry/**/*.{ts,tsx}', 'apps/site/app/routes.ts'],
    rules: { 'no-restricted-imports': ['error', restrictedImports({})] },
  },
  {
    // React Router, Jest and Playwright take these by their default export.
    files: [
      'apps/site/app/**/*.{ts,tsx}',
      '**/*.cjs',
      '**/global-{setup,teardown}.mjs',
      'tools/workspace/jest/*.mjs',
      'tools/workspace/imports/*.mjs',
      'libs/testkit/src/**/{global-setup,results-reporter}.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['**/*.d.ts', '**/*.d.mts'],
    rules: {
      'no-restricted-exports': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off', 'no-undef': 'off' } },
);
