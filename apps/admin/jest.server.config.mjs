import { fileURLToPath } from 'node:url';
import { nodeJestConfig } from '../../jest.node.mjs';

const reporter = fileURLToPath(new URL('../../tools/workspace/jest/results-reporter.mjs', import.meta.url));

export default nodeJestConfig({
  testMatch: ['<rootDir>/server/**/*.test.ts'],
  maxWorkers: '100%',
  // The app's own tests write jest.json beside it.
  reporters: ['default', [reporter, { file: 'server.json' }]],
});
