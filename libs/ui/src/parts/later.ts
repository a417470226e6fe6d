import { useEffect, useSyncExternalStore } from 'react';

/** What tells that somebody is there; the first of them fetches all that is wanted on being touched. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

const waiting = new Set<() => void>();

const touched = (): void => {
  for (const sign of SIGNS) window.removeEventListener(sign, touched, true);
  waiting.forEach((fetch) => fetch());
  waiting.clear();
};

const onFirstTouch = (fetch: () => void): void => {
  if (waiting.size === 0) for (const sign of SIGNS) window.addEventListener(sign, touched, true);
  waiting.add(fetch);
};

export interface Later<Code> {
  /** The code, once it is here. It is fetched at the visitor's first touch of the page, or at once where it is needed. */
  use: (needed: boolean) => Code | undefined;
  /** The code, as soon as it is here. Fails where it cannot be had, and asks again when it is called again. */
  load: () => Promise<Code>;
  /** Hands it over where it is here anyway: on the server. */
  give: (code: Code) => void;
  /** Whether it was handed over. */
  given: () => boolean;
}

/** Code that no page needs before somebody touches it: not fetched with the page, here when it is asked for. */
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
      // Away with the connection: whoever needs it next asks again.
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
