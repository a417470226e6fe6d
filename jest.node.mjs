import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Jest preset for Node packages: ES modules run natively, types stripped by Node itself.
 * Start it with `node --experimental-vm-modules`. Arguments override single settings.
 */
export const nodeJestConfig = (overrides = {}) => ({
  testEnvironment: file('tools/workspace/jest/node-environment.mjs'),
  testMatch: ['<rootDir>/**/*.test.ts'],
  // Real processes and sockets on a machine that may be busy tenfold: they take what they take.
  testTimeout: 240_000,
  testPathIgnorePatterns: ['/node_modules/', '/build/', '/dist/', '/generated/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': file('tools/workspace/jest/strip-types-transformer.mjs') },
  reporters: ['default', file('tools/workspace/jest/results-reporter.mjs')],
  ...overrides,
});

/**
 * Settings for a project of many files: its packages are loaded once a worker, its own modules for every file, but for
 * those whose paths hold one of `testEnvironmentOptions.kept`.
 */
export const keptPackages = {
  runtime: file('tools/workspace/jest/kept-packages-runtime.mjs'),
  testEnvironment: file('tools/workspace/jest/kept-environment.mjs'),
};
