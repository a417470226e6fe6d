import { BUILD_POLL_MS } from '@hoshikraft/api-client';
import { useReloadForBuild } from '@hoshikraft/async-state';
import { withoutLocale } from '@hoshikraft/shared';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { useLauncherFacts } from './launcher-facts.tsx';
import { latestPages } from '../service/latest-pages.ts';

const reloadPage = (): void => window.location.reload();

/** Checks for a newer build of these pages and reloads for it, but not during a job or a game. */
export const useBuildWatch = (reload = reloadPage): void => {
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
  useReloadForBuild({ isWaiting: waiting && atRest, page: withoutLocale(useLocation().pathname), reload });
};
