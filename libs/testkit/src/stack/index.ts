export { addresses } from './addresses.ts';
export { signalListener, untilReady } from './processes.ts';
export { startStack } from './start-stack.ts';
