import { reactJestConfig } from '../../jest.react.mjs';

export default reactJestConfig();
