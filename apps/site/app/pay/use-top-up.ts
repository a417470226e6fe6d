import { useOnce } from '@hoshikraft/answers';
import { ApiFailure, paymentQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepAttempt } from './attempt.ts';
import { outwardUrl } from './outward-url.ts';

export interface TopUpOptions {
  login: string;
  returnTo: string | null;
  /** Leaves the site for the payment service. */
  leave: (url: string) => void;
}

/** Begins a payment and leaves for the payment service. */
export const useTopUp = ({ login, returnTo, leave }: TopUpOptions) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { sendAsync } = useOnce(paymentQueries.start(api));
  const [leaving, setLeaving] = useState(false);

  // Going back from the payment service may bring this very page back to life.
  useEffect(() => {
    const shownAgain = (): void => setLeaving(false);
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);

  /** null once the page is being left, otherwise what went wrong. Trying the same order again pays once. */
  const pay = async (order: Schemas['PaymentOrder']): Promise<ApiFailure | 'bad-address' | null> => {
    try {
      const before = await queryClient.fetchQuery(paymentQueries.latest(api));
      const { redirectUrl } = await sendAsync(order);
      const url = outwardUrl(redirectUrl);
      if (url === null) return 'bad-address';
      keepAttempt({ login, amount: order.amount, newestEntry: before.items[0]?.id ?? null, returnTo });
      setLeaving(true);
      leave(url);
      return null;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return error;
    }
  };

  return { pay, leaving };
};
