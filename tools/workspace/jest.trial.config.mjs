import { fileURLToPath } from 'node:url';
import { nodeJestConfig } from '../../jest.node.mjs';

const reporter = fileURLToPath(new URL('jest/results-reporter.mjs', import.meta.url));

/** The trial of the generator, a target of its own on which the other tests wait: the longest of them begins first. */
export default nodeJestConfig({
  testMatch: ['<rootDir>/**/trial.test.ts'],
  // The other tests write jest.json beside it.
  reporters: ['default', [reporter, { file: 'trial.json' }]],
});
