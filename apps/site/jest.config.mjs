import { reactJestConfig } from '../../jest.react.mjs';

export default reactJestConfig({ testMatch: ['<rootDir>/app/**/*.test.{ts,tsx}'] });
