import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { useLauncherFacts } from './launcher-facts.tsx';
import { latestPages } from '../service/latest-pages.ts';

/** How often a page asks which build is the newest, in ms. */
export const BUILD_POLL_MS = 60_000;

/** A page reloads itself for a new build at most once in this time, in ms (product.md section 9, reload guard). */
const RELOAD_GUARD_MS = 10_000;

const LAST_RELOAD = 'hoshikraft:reloaded-at';

/** Whether a page may reload itself now; remembers that it did. */
export const mayReload = (storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean => {
  const last = Number(storage.getItem(LAST_RELOAD));
  if (last > 0 && now - last < RELOAD_GUARD_MS) return false;
  storage.setItem(LAST_RELOAD, String(now));
  return true;
};

/** Asks for the newest build of these pages and reloads for it, but not while a job is at work or a game runs. */
export const useBuildWatch = (reload: () => void = () => window.location.reload()): void => {
  const { uiVersion } = useLauncherFacts();
  const { status, running } = useAtomValue(launcherStateAtom);
  const [waiting, setWaiting] = useState(false);
  const atRest = status === 'idle' && running === null;
  useEffect(() => {
    if (uiVersion === '') return undefined;
    const check = async (): Promise<void> => {
      const latest = await latestPages();
      if (latest !== undefined) setWaiting(latest !== uiVersion);
    };
    const timer = setInterval(() => void check(), BUILD_POLL_MS);
    return () => clearInterval(timer);
  }, [uiVersion]);
  useEffect(() => {
    if (waiting && atRest && mayReload(window.sessionStorage, Date.now())) reload();
  }, [waiting, atRest, reload]);
};
