import { nodeJestConfig } from '../../jest.node.mjs';

export default nodeJestConfig({
  displayName: 'api',
  globalSetup: '../../libs/testkit/src/jest/global-setup.mjs',
  globalTeardown: '../../libs/testkit/src/jest/global-teardown.mjs',
});
