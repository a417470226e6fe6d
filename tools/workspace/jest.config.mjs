import { nodeJestConfig } from '../../jest.node.mjs';

// Most tests start Nx, ESLint or the compiler as processes.
export default nodeJestConfig({ displayName: 'workspace', testTimeout: 240_000 });
