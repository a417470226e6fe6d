import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};

/** Token of an emailed link, after its `#`, so that it is not sent to servers or logged. Undefined on the server. */
export const useLinkToken = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => window.location.hash.slice(1),
    () => undefined,
  );
