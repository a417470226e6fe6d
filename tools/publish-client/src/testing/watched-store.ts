import type { Store } from '../store/store.ts';

/** A store that calls a function with the name before every change; an error of the function prevents the change. */
export function watchedStore(store: Store, before: (name: string, step: number) => void): Store {
  let step = 0;
  const watch = (name: string) => {
    before(name, step);
    step += 1;
  };
  return {
    ...store,
    async put(name, bytes) {
      watch(name);
      return store.put(name, bytes);
    },
    async replace(name, bytes, previous) {
      watch(name);
      return store.replace(name, bytes, previous);
    },
    async putFile(name, file) {
      watch(name);
      return store.putFile(name, file);
    },
  };
}
