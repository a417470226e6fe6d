import { ApiFailure, launcherCalls, useApi } from '@hoshikraft/api-client';
import type { SignInPlatform } from '@hoshikraft/sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cancelBrowserSignIn, startBrowserSignIn, takeBrowserSignIn } from '../service/service-calls.ts';
import { useService } from '../service/service-context.tsx';
import { ServiceFailure } from '../service/service-failure.ts';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';

/** How often the service is asked whether the player has decided, in ms. */
const CHECK_INTERVAL_MS = 1000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));

/** `idle`: not begun, cancelled, or failed with a toast. */
export type BrowserSignInState = 'idle' | 'waiting' | 'refused' | 'expired';

type Decision = ServiceSchemas['BrowserSignIn'];

/** Sign-in that the player confirms in the browser. */
export const useBrowserSignIn = (platform: Pick<SignInPlatform, 'signedIn' | 'secondFactor'>) => {
  const api = useApi();
  const service = useService();
  const queryClient = useQueryClient();
  const [state, setState] = useState<BrowserSignInState>('idle');
  const attempt = useRef<AbortController>(undefined);

  /** null if it was cancelled, here or by another window. */
  const waitForDecision = async (signal: AbortSignal): Promise<Decision | null> => {
    await startBrowserSignIn(service);
    for (;;) {
      await pause();
      if (signal.aborted) return null;
      const now = await takeBrowserSignIn(service);
      if (now.state === 'none') return null;
      if (now.state !== 'waiting') return now;
    }
  };

  const exchange = async (approval: NonNullable<Decision['approval']>): Promise<void> => {
    const systemData = await queryClient.ensureQueryData(serviceQueries.systemData(service));
    const answer = await launcherCalls.loginByCode(api, { ...approval, systemData });
    await ('pending' in answer ? platform.secondFactor(answer) : platform.signedIn(answer));
  };

  const run = async (): Promise<void> => {
    attempt.current?.abort();
    const { signal } = (attempt.current = new AbortController());
    const settle = (next: BrowserSignInState): void => {
      if (!signal.aborted) setState(next);
    };
    setState('waiting');
    try {
      const decision = await waitForDecision(signal);
      if (decision?.approval != null) await exchange(decision.approval);
      settle(decision?.state === 'refused' || decision?.state === 'expired' ? decision.state : 'idle');
    } catch (error) {
      settle('idle');
      // The clients of API and service have shown why.
      if (!(error instanceof ApiFailure || error instanceof ServiceFailure)) throw error;
    }
  };

  const cancel = (): void => {
    attempt.current?.abort();
    attempt.current = undefined;
    setState('idle');
    void cancelBrowserSignIn(service).catch(() => undefined);
  };

  useEffect(
    () => () => {
      if (attempt.current === undefined) return;
      attempt.current.abort();
      void cancelBrowserSignIn(service).catch(() => undefined);
    },
    [service],
  );

  return { state, start: () => void run(), cancel };
};
