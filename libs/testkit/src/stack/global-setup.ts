import { startStack } from './start-stack.ts';

/**
 * Starts one stack of real processes for the run; tests use it through `addresses`. If E2E_STACK names a running stack,
 * that one is used and left running.
 */
const globalSetup = async (): Promise<(() => Promise<void>) | undefined> => {
  if (process.env['E2E_STACK'] !== undefined) return undefined;
  const stack = await startStack();
  process.env['E2E_STACK'] = JSON.stringify(stack.addresses);
  return stack.stop;
};

export default globalSetup;
