import { ApiFailure, type Schemas, twoFactorQueries, useApi } from '@hoshikraft/api-client';
import { SECOND_MS } from '@hoshikraft/shared';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A bot sends one code a minute (docs/product/accounts.md#second-factor), in seconds. */
const PAUSE_S = 60;

export interface Resend {
  /** Seconds until another code can be requested; 0 is now. */
  wait: number;
  sending: boolean;
  send: () => void;
}

/**
 * Requests another code from a bot, within its rate limit.
 *
 * @param justSent whether the sign-in itself has just sent a code
 */
export const useResend = (factor: Schemas['CodeSent']['factor'] | undefined, justSent: boolean): Resend => {
  const [wait, setWait] = useState(justSent ? PAUSE_S : 0);
  const call = useMutation({
    ...twoFactorQueries.sendCode(useApi()),
    onSuccess: () => setWait(PAUSE_S),
    onError: (error) => {
      if (error instanceof ApiFailure && error.details?.retryAfter !== undefined) setWait(error.details.retryAfter);
    },
  });
  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [wait]);
  return { wait, sending: call.isPending, send: () => call.mutate(factor === undefined ? {} : { factor }) };
};
