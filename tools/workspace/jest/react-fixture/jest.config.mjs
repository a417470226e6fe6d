import { reactJestConfig } from '../../../../jest.react.mjs';

export default reactJestConfig({ testMatch: ['<rootDir>/*.fixture.tsx'], reporters: ['default'] });
