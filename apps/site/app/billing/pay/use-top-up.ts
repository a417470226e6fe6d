import { useIdempotentMutation } from '@hoshikraft/async-state';
import { paymentQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { storeAttempt } from './attempt.ts';
import { externalUrl } from './external-url.ts';

export interface TopUpOptions {
  login: string;
  returnTo: string | null;
  /** Opens the payment page. */
  leave: (url: string) => void;
}

/** Writes the amount into the address for going back. Not with the router, which would render the page again. */
const writeAmount = (amount: number): void => {
  const address = new URL(window.location.href);
  address.searchParams.set('amount', String(amount));
  window.history.replaceState(window.history.state, '', address);
};

/** Starts a payment and opens the payment page, also if the response arrives only by a retry. */
export const useTopUp = ({ login, returnTo, leave }: TopUpOptions) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const [badAddress, setBadAddress] = useState(false);
  /** Id of the newest money entry before the current payment; undefined if there is no payment. */
  const newestEntry = useRef<string | null>(undefined);
  const { sendAsync, pending, unknown, findingOut, abandon } = useIdempotentMutation(paymentQueries.start(api), {
    onDone: ({ redirectUrl }, { amount }) => {
      if (newestEntry.current === undefined) return;
      const url = externalUrl(redirectUrl);
      if (url === null) return setBadAddress(true);
      storeAttempt({ login, amount, newestEntry: newestEntry.current, returnTo });
      writeAmount(amount);
      setLeaving(true);
      leave(url);
    },
  });

  // Going back from the payment page may restore this page from the back/forward cache.
  useEffect(() => {
    const handlePageShow = (): void => setLeaving(false);
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, []);

  /** Rejects with the ApiFailure of the call. Sending the same order again pays once. */
  const pay = async (order: Schemas['PaymentOrder']): Promise<void> => {
    setBadAddress(false);
    const before = await queryClient.fetchQuery(paymentQueries.latest(api));
    newestEntry.current = before.items[0]?.id ?? null;
    await sendAsync(order);
  };

  /** The player changed the order: the outcome of the last one is ignored. */
  const reset = (): void => {
    newestEntry.current = undefined;
    setBadAddress(false);
    abandon();
  };

  return { pay, reset, busy: leaving || pending, badAddress, unknown, findingOut };
};
