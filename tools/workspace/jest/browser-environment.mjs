import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import * as jsdom from 'jsdom';

// jsdom has no fetch; the classes that fetch uses must be from the same realm, including AbortSignal.
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'TextEncoderStream',
  'BroadcastChannel',
  'structuredClone',
  'FormData',
];

/** A page of a later jsdom than Jest's: our tests take an eighth less CPU time. */
export default class BrowserEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
  }

  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // Node's TextEncoder makes Node's Uint8Array: without this, `instanceof` fails inside the test's realm.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }
}
