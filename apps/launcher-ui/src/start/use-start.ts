import { useCallback, useEffect, useRef, useState } from 'react';
import { ServiceFailure } from '../service/service-failure.ts';
import type { LauncherContext } from '../shell/launcher-context.ts';
import { type Started, startLauncher } from './start-launcher.ts';

/** Interval of retries while the service is unavailable, in ms. */
const SERVICE_RETRY_MS = 1000;

export type Start = Started | { kind: 'starting' } | { kind: 'no-service' } | { kind: 'refused' };

const isRefused = (error: unknown): boolean => error instanceof ServiceFailure && error.httpCode === 403;

/**
 * Starts the launcher, and retries while its service is unavailable, with or without focus.
 *
 * @returns the state of the start, and a function that retries at once
 */
export const useStart = (context: LauncherContext): { start: Start; tryNow: () => void } => {
  const [start, setStart] = useState<Start>({ kind: 'starting' });
  const wake = useRef<() => void>(undefined);
  useEffect(() => {
    let over = false;
    const pause = (): Promise<void> =>
      new Promise((resolve) => {
        wake.current = resolve;
        setTimeout(resolve, SERVICE_RETRY_MS);
      });
    const attempt = async (): Promise<Start> => {
      try {
        return await startLauncher(context);
      } catch (error) {
        if (!(error instanceof ServiceFailure)) console.error('Error while starting the launcher:', error);
        return { kind: isRefused(error) ? 'refused' : 'no-service' };
      }
    };
    const keepTrying = async (): Promise<void> => {
      while (!over) {
        const now = await attempt();
        if (over) return;
        setStart(now);
        if (now.kind !== 'no-service') return;
        await pause();
      }
    };
    void keepTrying();
    return () => {
      over = true;
    };
  }, [context]);
  const tryNow = useCallback(() => wake.current?.(), []);
  return { start, tryNow };
};
