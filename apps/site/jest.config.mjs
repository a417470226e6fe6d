import { reactJestConfig } from '../../jest.react.mjs';

export default reactJestConfig({
  testMatch: ['<rootDir>/app/**/*.test.{ts,tsx}'],
  // The last of a run, with nothing beside it: one core less, and the other would stand idle.
  maxWorkers: '100%',
});
