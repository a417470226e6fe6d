import { ApiFailure, newIdempotencyKey, paymentQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keepAttempt } from './attempt.ts';
import { outwardUrl } from './outward-url.ts';

type Order = Schemas['PaymentOrder'];

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
  const start = useMutation(paymentQueries.start(api));
  const [leaving, setLeaving] = useState(false);
  const attempt = useRef<{ order: Order; key: string } | null>(null);

  // Going back from the payment service may bring this very page back to life.
  useEffect(() => {
    const shownAgain = (): void => setLeaving(false);
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);

  const keyFor = (order: Order): string => {
    const { current } = attempt;
    if (current?.order.method === order.method && current.order.amount === order.amount) return current.key;
    const key = newIdempotencyKey();
    attempt.current = { order, key };
    return key;
  };

  /** null once the page is being left, otherwise what went wrong. Trying the same order again pays once. */
  const pay = async (order: Order): Promise<ApiFailure | 'bad-address' | null> => {
    try {
      const idempotencyKey = keyFor(order);
      const before = await queryClient.fetchQuery(paymentQueries.latest(api));
      const { redirectUrl } = await start.mutateAsync({ order, idempotencyKey });
      attempt.current = null;
      const url = outwardUrl(redirectUrl);
      if (url === null) return 'bad-address';
      keepAttempt({ login, amount: order.amount, newestEntry: before.items[0]?.id ?? null, returnTo });
      setLeaving(true);
      leave(url);
      return null;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // A refusal of the order itself is final for its key; no answer, or a passing outage, is not.
      if (error.httpCode >= 400 && error.httpCode < 500) attempt.current = null;
      return error;
    }
  };

  return { pay, leaving };
};
