/** How often a page checks for a newer build, in ms (docs/product/site-shell.md#refreshing). */
export const BUILD_POLL_MS = 60_000;

/** A page reloads itself for a new build at most once in this time, in ms (docs/product/site-shell.md#refreshing). */
const RELOAD_GUARD_MS = 10_000;

const LAST_RELOAD = 'hoshikraft:reloaded-at';

/** Whether a page may reload itself at `now`, in ms; stores the time if so. */
export const mayReload = (storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean => {
  const last = Number(storage.getItem(LAST_RELOAD));
  if (last > 0 && now - last < RELOAD_GUARD_MS) return false;
  storage.setItem(LAST_RELOAD, String(now));
  return true;
};
