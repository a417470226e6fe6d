import { reactJestConfig } from '../../jest.react.mjs';

export default reactJestConfig({
  testMatch: ['<rootDir>/app/**/*.test.{ts,tsx}'],
  // The tests wait for about half of their time, so that one worker a core leaves half of it idle.
  maxWorkers: '100%',
});
