export { addresses } from './addresses.ts';
export { signalListener } from './processes.ts';
export { startStack } from './start-stack.ts';
