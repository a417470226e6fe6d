import { nodeJestConfig } from '../../jest.node.mjs';

export default nodeJestConfig({
  displayName: 'api',
  // The first test files of a run migrate the databases that all others copy.
  testTimeout: 120_000,
  // A test waits for PostgreSQL half of its time: one worker a core keeps both busy.
  maxWorkers: '100%',
  // A worker never frees the modules of the test files it has run.
  workerIdleMemoryLimit: '1GB',
  globalSetup: '../../libs/testkit/src/jest/global-setup.mjs',
  globalTeardown: '../../libs/testkit/src/jest/global-teardown.mjs',
});
