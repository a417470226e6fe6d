import { nodeJestConfig } from '../../jest.node.mjs';

export default nodeJestConfig({ displayName: 'e2e-api' });
