import { reactJestConfig } from '../../jest.react.mjs';

export default reactJestConfig({
  testMatch: ['<rootDir>/app/**/*.test.{ts,tsx}'],
  // They wait for half of their time, for what is typed and shown: of one core they would use that half.
  maxWorkers: '100%',
});
