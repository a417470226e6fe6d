import { useEffect, useSyncExternalStore } from 'react';

/** Events of user activity; the first one starts all deferred loads. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const waiting = new Set<() => void>();

const startLoads = (): void => {
  for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, startLoads, true);
  waiting.forEach((fetch) => fetch());
  waiting.clear();
};

const onFirstActivity = (fetch: () => void): void => {
  if (waiting.size === 0) for (const event of ACTIVITY_EVENTS) window.addEventListener(event, startLoads, true);
  waiting.add(fetch);
};

export interface DeferredModule<Code> {
  /** The module once loaded: on the first user activity, or at once if `needed`. */
  use: (needed: boolean) => Code | undefined;
  /** Resolves with the module. Rejects if it cannot be loaded; the next call tries again. */
  load: () => Promise<Code>;
  /** Sets the module where it is already loaded: on the server. */
  set: (code: Code) => void;
  /** Whether `set` was called. */
  isSet: () => boolean;
}

/** Loads code that no page needs before the first user activity: not with the page, but before it is used. */
export function deferModule<Code>(importModule: () => Promise<Code>): DeferredModule<Code> {
  let code: Code | undefined;
  let given = false;
  let pending: Promise<Code> | undefined;
  const watchers = new Set<() => void>();
  const watch = (changed: () => void) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  };
  const importOnce = async (): Promise<Code> => {
    try {
      code = await importModule();
      watchers.forEach((changed) => changed());
      return code;
    } catch (error) {
      // The connection was lost: the next call tries again.
      pending = undefined;
      throw error;
    }
  };
  const load = (): Promise<Code> => (code === undefined ? (pending ??= importOnce()) : Promise.resolve(code));
  const fetch = (): void => void load().catch(() => undefined);
  return {
    load,
    set: (here) => {
      code = here;
      given = true;
    },
    isSet: () => given,
    use: (needed) => {
      useEffect(() => {
        if (needed) fetch();
        else if (code === undefined) onFirstActivity(fetch);
      }, [needed]);
      return useSyncExternalStore(
        watch,
        () => code,
        () => (given ? code : undefined),
      );
    },
  };
}
