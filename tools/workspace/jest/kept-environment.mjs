import { installCommonGlobals } from 'jest-util';
import NodeEnvironment from './node-environment.mjs';

/**
 * Node's environment, made once a worker instead of once a file: what packages made in it stays usable (see
 * kept-packages-runtime.mjs). Whatever a file has put on the global object, replaced or removed there is put right
 * after it, and each file has a `process` of its own.
 */
export default class KeptEnvironment extends NodeEnvironment {
  static kept = null;

  constructor(config, context) {
    if (KeptEnvironment.kept !== null) return KeptEnvironment.kept;
    super(config, context);
    this.found = new Map(Reflect.ownKeys(this.global).map((key) => [key, this.descriptor(key)]));
    KeptEnvironment.kept = this;
  }

  descriptor(key) {
    return Reflect.getOwnPropertyDescriptor(this.global, key);
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    for (const key of Reflect.ownKeys(this.global)) if (!this.found.has(key)) Reflect.deleteProperty(this.global, key);
    for (const [key, before] of this.found) {
      if (before.configurable) Reflect.defineProperty(this.global, key, before);
      else if (before.writable) this.global[key] = before.value;
    }
    const { Symbol, Date } = this.global;
    this.global.process = installCommonGlobals({ Symbol, Date }, {}).process;
  }
}
