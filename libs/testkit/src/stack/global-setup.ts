import { startStack } from './start-stack.ts';

/**
 * One stack of real processes for the whole run; every test reaches it through `addresses`. Where E2E_STACK names a
 * stack already, that one is used and left running.
 */
const globalSetup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['E2E_STACK'] !== undefined) return undefined;
  const stack = await startStack();
  process.env['E2E_STACK'] = JSON.stringify(stack.addresses);
  return stack.stop;
};

export default globalSetup;
