import { keptPackages, nodeJestConfig } from '../../../../jest.node.mjs';

export default nodeJestConfig({
  ...keptPackages,
  testEnvironmentOptions: { kept: ['/kept-fixture/kept/'] },
  testMatch: ['<rootDir>/*.fixture.ts'],
  reporters: [],
});
