import { keptPackages, nodeJestConfig } from '../../../../jest.node.mjs';

export default nodeJestConfig({ ...keptPackages, testMatch: ['<rootDir>/*.fixture.ts'], reporters: [] });
