import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import { passFailures } from './failures.ts';

/** Serves the calls of the parent thread; see `callThread`. */
export function serveThread(api: object): void {
  if (parentPort === null) throw new Error('nobody started this thread');
  passFailures();
  expose(api, nodeEndpoint(parentPort));
}
