import { latestBuild } from '@hoshikraft/api-client';
import { useEffect } from 'react';
import { useSiteFacts } from '../page/site-facts.tsx';

/** How often a page asks which build is the newest, in ms. */
export const BUILD_POLL_MS = 60_000;

/** A page reloads itself for a new build at most once in this time, in ms (product.md section 9, reload guard). */
export const RELOAD_GUARD_MS = 10_000;

const LAST_RELOAD = 'hoshikraft:reloaded-at';

/** Whether a page may reload itself now; remembers that it did. */
export const mayReload = (storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean => {
  const last = Number(storage.getItem(LAST_RELOAD));
  if (last > 0 && now - last < RELOAD_GUARD_MS) return false;
  storage.setItem(LAST_RELOAD, String(now));
  return true;
};

/** Polls for the newest build and reloads the page when it is not the page's own; a development server has none. */
export const useBuildWatch = (reload: () => void = () => window.location.reload()): void => {
  const { build } = useSiteFacts();
  useEffect(() => {
    if (build === '') return;
    const check = async (): Promise<void> => {
      const latest = await latestBuild();
      if (latest !== undefined && latest !== build && mayReload(window.sessionStorage, Date.now())) reload();
    };
    const timer = setInterval(() => void check(), BUILD_POLL_MS);
    return () => clearInterval(timer);
  }, [build, reload]);
};
