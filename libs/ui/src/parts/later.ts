import { useEffect, useSyncExternalStore } from 'react';

/** Events of user activity; the first one starts all deferred loads. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const waiting = new Set<() => void>();

const touched = (): void => {
  for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, touched, true);
  waiting.forEach((fetch) => fetch());
  waiting.clear();
};

const onFirstTouch = (fetch: () => void): void => {
  if (waiting.size === 0) for (const event of ACTIVITY_EVENTS) window.addEventListener(event, touched, true);
  waiting.add(fetch);
};

export interface Later<Code> {
  /** The module once loaded: on the first user activity, or at once if `needed`. */
  use: (needed: boolean) => Code | undefined;
  /** Resolves with the module. Rejects if it cannot be loaded; the next call tries again. */
  load: () => Promise<Code>;
  /** Sets the module where it is already loaded: on the server. */
  give: (code: Code) => void;
  /** Whether `give` was called. */
  given: () => boolean;
}

/** Loads code that no page needs before the first user activity: not with the page, but before it is used. */
export function later<Code>(bring: () => Promise<Code>): Later<Code> {
  let code: Code | undefined;
  let given = false;
  let coming: Promise<Code> | undefined;
  const watchers = new Set<() => void>();
  const watch = (changed: () => void) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  };
  const bringOnce = async (): Promise<Code> => {
    try {
      code = await bring();
      watchers.forEach((changed) => changed());
      return code;
    } catch (error) {
      // The connection was lost: the next call tries again.
      coming = undefined;
      throw error;
    }
  };
  const load = (): Promise<Code> => (code === undefined ? (coming ??= bringOnce()) : Promise.resolve(code));
  const fetch = (): void => void load().catch(() => undefined);
  return {
    load,
    give: (here) => {
      code = here;
      given = true;
    },
    given: () => given,
    use: (needed) => {
      useEffect(() => {
        if (needed) fetch();
        else if (code === undefined) onFirstTouch(fetch);
      }, [needed]);
      return useSyncExternalStore(
        watch,
        () => code,
        () => (given ? code : undefined),
      );
    },
  };
}
