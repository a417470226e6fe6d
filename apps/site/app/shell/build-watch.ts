import { BUILD_POLL_MS, latestBuild, mayReload } from '@hoshikraft/api-client';
import { useEffect } from 'react';
import { useSiteFacts } from '../framework/page/site-facts.tsx';

/** Polls for the newest build and reloads the page when it differs from the page's; a development server has no build. */
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
