import { nodeJestConfig } from '../../jest.node.mjs';

const preset = nodeJestConfig();

export default { ...preset, testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '/trial\\.test\\.ts$'] };
