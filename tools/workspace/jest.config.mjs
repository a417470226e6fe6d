import { nodeJestConfig } from '../../jest.node.mjs';

export default nodeJestConfig({ testTimeout: 120_000 });
