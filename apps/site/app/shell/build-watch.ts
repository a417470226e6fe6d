import { BUILD_POLL_MS, latestBuild } from '@hoshikraft/api-client';
import { useReloadForBuild } from '@hoshikraft/async-state';
import { withoutLocale } from '@hoshikraft/shared';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { reloadPage } from './reload-page.ts';
import { useSiteFacts } from '../framework/page/site-facts.tsx';

/**
 * Polls for the newest build and loads it when it differs from the page's; a development server has no build.
 *
 * @returns whether the new build waits for the next page
 */
export const useBuildWatch = (reload = reloadPage): boolean => {
  const { build } = useSiteFacts();
  const { pathname } = useLocation();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (build === '') return undefined;
    const check = async (): Promise<void> => {
      const latest = await latestBuild();
      if (latest !== undefined) setWaiting(latest !== build);
    };
    const timer = setInterval(() => void check(), BUILD_POLL_MS);
    return () => clearInterval(timer);
  }, [build]);
  return useReloadForBuild({ isWaiting, page: withoutLocale(pathname), reload });
};
