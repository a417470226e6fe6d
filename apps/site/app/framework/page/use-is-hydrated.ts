import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the HTML of the server and in the first render of the browser. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
