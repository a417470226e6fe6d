import { keptPackages, nodeJestConfig } from '../../jest.node.mjs';

export default nodeJestConfig({
  displayName: 'api',
  ...keptPackages,
  // What a contract is checked by is compiled once a worker too: it holds nothing but the checks.
  testEnvironmentOptions: { kept: ['/libs/contract/', '/libs/contract-binder/', '/apps/api/src/http/description.ts'] },
  // Half of the time a test waits for PostgreSQL, which works beside it; alone it would be waited for at the end of a run.
  maxWorkers: '100%',
  globalSetup: '../../libs/testkit/src/jest/global-setup.mjs',
  globalTeardown: '../../libs/testkit/src/jest/global-teardown.mjs',
});
