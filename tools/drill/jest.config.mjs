import { nodeJestConfig } from '../../jest.node.mjs';

export default nodeJestConfig({
  displayName: 'drill',
  // After a time limit its clients would go on, and keep Jest from ending.
  forceExit: true,
});
