import { nodeJestConfig } from '../../jest.node.mjs';

// Every test starts, kills or freezes processes, and waits for them.
export default nodeJestConfig({ displayName: 'e2e-api', testTimeout: 240_000 });
