import { documentWorkQueries, useApi } from '@hoshikraft/api-client';
import { DAY_MS } from '@hoshikraft/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Source } from './written.ts';

/** Delay before the document is read again if the server has not published it yet, in ms. */
const AGAIN_MS = 5000;

/**
 * Reads a scheduled document again once its time has come.
 *
 * @param onPublished called when readers see it, unless another editor has saved a newer version
 */
export const useScheduledPublishing = (base: Source | null, onPublished: (source: Source) => void): void => {
  const api = useApi();
  const queryClient = useQueryClient();
  const latest = useRef(onPublished);
  useEffect(() => {
    latest.current = onPublished;
  });
  const due = base?.state === 'scheduled' ? base.content.publishAt : null;
  const [target, key, version] = [base?.target, base?.key, base?.version];
  useEffect(() => {
    if (due === null || target === undefined || key === undefined) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      const found = await queryClient
        .fetchQuery({ ...documentWorkQueries.source(api, target, key), staleTime: 0 })
        .catch(() => null);
      if (left || (found !== null && found.version !== version)) return;
      if (found?.state === 'published') latest.current(found);
      else timer = setTimeout(() => void read(), AGAIN_MS);
    };
    const wait = (): void => {
      const rest = Date.parse(due) - Date.now();
      // Browsers wait for 24.8 days at most.
      timer = rest > DAY_MS ? setTimeout(wait, DAY_MS) : setTimeout(() => void read(), Math.max(rest, 0));
    };
    wait();
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [api, queryClient, due, target, key, version]);
};
