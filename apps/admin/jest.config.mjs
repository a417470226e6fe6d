import { reactJestConfig } from '../../jest.react.mjs';

export default reactJestConfig({ testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'] });
