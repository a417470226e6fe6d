import { BUILD_POLL_MS, mayReload } from '@hoshikraft/api-client';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { useLauncherFacts } from './launcher-facts.tsx';
import { latestPages } from '../service/latest-pages.ts';

/** Checks for a newer build of these pages and reloads for it, but not during a job or a game. */
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
