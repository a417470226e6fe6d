import { keptPackages, nodeJestConfig } from '../../jest.node.mjs';

export default nodeJestConfig({
  displayName: 'api',
  ...keptPackages,
  // Half of the time a test waits for PostgreSQL, which works beside it; alone it would be waited for at the end of a run.
  maxWorkers: '100%',
  globalSetup: '../../libs/testkit/src/jest/global-setup.mjs',
  globalTeardown: '../../libs/testkit/src/jest/global-teardown.mjs',
});
