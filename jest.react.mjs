import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

// Published as ES modules only, while this preset runs CommonJS.
const COMPILED_PACKAGES = [
  '@lingui',
  '@messageformat',
  'jotai',
  'openapi-fetch',
  'openapi-react-query',
  'openapi-typescript-helpers',
  'p-limit',
  'yocto-queue',
];

const compile = [
  file('node_modules/@swc/jest/index.js'),
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2024',
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins: [[file('node_modules/@lingui/swc-plugin'), {}]] },
    },
    module: { type: 'commonjs' },
  },
];

/**
 * Jest preset for React packages: swc with Lingui's macros, CommonJS, jsdom with Node's fetch and streams,
 * `.po` catalogs compiled. Arguments override single settings.
 */
export const reactJestConfig = (overrides = {}) => ({
  testEnvironment: file('tools/workspace/jest/browser-environment.mjs'),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  // Enough for a machine under tenfold load.
  testTimeout: 120_000,
  testPathIgnorePatterns: ['/node_modules/', '/build/', '/dist/', '/generated/'],
  transform: {
    '\\.po$': file('tools/workspace/jest/po-transformer.mjs'),
    '\\.[mc]?[jt]sx?$': compile,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${COMPILED_PACKAGES.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'jsx', 'json', 'node', 'po'],
  moduleNameMapper: { '\\.(css|woff2|svg|png|webp)(\\?url)?$': file('tools/workspace/jest/asset-stub.cjs') },
  setupFilesAfterEnv: [file('tools/workspace/jest/react-setup.mjs')],
  reporters: ['default', file('tools/workspace/jest/results-reporter.mjs')],
  ...overrides,
});
