import { useApi } from '@hoshikraft/api-client';
import { useCallback, useRef, useState } from 'react';
import type { CaptchaWorker } from './solve-captcha.ts';

export interface Captcha {
  /** Starts solving a challenge while the user is still typing. */
  prepare(): void;
  /** Returns a solution, which can be used once. */
  getSolution(): Promise<string>;
  /** Whether the form waits for the captcha only. */
  waiting: boolean;
}

const defaultWorker = async (): Promise<CaptchaWorker> => (await import('./start-worker.ts')).startCaptchaWorker();

/** Captcha of one form. Its code is loaded with the first challenge. */
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
    // A failure here is ignored: getSolution tries again.
    solve().catch(() => {
      prepared.current = undefined;
    });
  }, [solve]);

  const getSolution = useCallback(async (): Promise<string> => {
    setWaiting(true);
    try {
      return await solve();
    } finally {
      prepared.current = undefined;
      setWaiting(false);
    }
  }, [solve]);

  return { prepare, getSolution, waiting };
};
