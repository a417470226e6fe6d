import { nodeJestConfig } from '../../jest.node.mjs';

export default nodeJestConfig({ displayName: 'testkit', testTimeout: 60_000 });
