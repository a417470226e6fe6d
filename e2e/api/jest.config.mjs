import { nodeJestConfig } from '../../jest.node.mjs';

// Every test starts, kills or freezes processes, and waits for them.
export default nodeJestConfig({
  displayName: 'e2e-api',
  testTimeout: 240_000,
  // A test that fails may leave processes running, whose pipes would keep Jest from ending.
  forceExit: true,
});
