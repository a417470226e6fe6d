import { useApi } from '@hoshikraft/api-client';
import { useCallback, useRef, useState } from 'react';
import type { CaptchaWorker } from './solve-captcha.ts';

export interface Captcha {
  /** Begins to solve one while the player is still typing. */
  prepare(): void;
  /** A solution, used up by taking it: each is good once. */
  take(): Promise<string>;
  /** Whether the form now waits for nothing but the captcha. */
  waiting: boolean;
}

const defaultWorker = async (): Promise<CaptchaWorker> => (await import('./start-worker.ts')).startCaptchaWorker();

/** The captcha of one form. Its code is fetched with the first challenge. */
export const useCaptcha = (startWorker: () => Promise<CaptchaWorker> = defaultWorker): Captcha => {
  const api = useApi();
  const prepared = useRef<Promise<string>>(undefined);
  const [waiting, setWaiting] = useState(false);

  const solve = useCallback((): Promise<string> => {
    prepared.current ??= Promise.all([import('./solve-captcha.ts'), startWorker()]).then(([{ solveCaptcha }, worker]) =>
      solveCaptcha(api, () => worker),
    );
    return prepared.current;
  }, [api, startWorker]);

  const prepare = useCallback(() => {
    // A failure now is no matter: taking the solution tries again.
    solve().catch(() => {
      prepared.current = undefined;
    });
  }, [solve]);

  const take = useCallback(async (): Promise<string> => {
    setWaiting(true);
    try {
      return await solve();
    } finally {
      prepared.current = undefined;
      setWaiting(false);
    }
  }, [solve]);

  return { prepare, take, waiting };
};
