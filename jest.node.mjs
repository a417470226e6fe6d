import { fileURLToPath } from 'node:url';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Jest preset for Node packages: ES modules run natively, types stripped by Node itself.
 * Start it with `node --experimental-vm-modules`. Arguments override single settings.
 */
export const nodeJestConfig = (overrides = {}) => ({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  // Enough for a machine under tenfold load; files that start or kill processes set a longer one.
  testTimeout: 60_000,
  testPathIgnorePatterns: ['/node_modules/', '/build/', '/dist/', '/generated/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': file('tools/workspace/jest/strip-types-transformer.mjs') },
  reporters: ['default', file('tools/workspace/jest/results-reporter.mjs')],
  ...overrides,
});
