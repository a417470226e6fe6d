import { useOnce } from '@hoshikraft/answers';
import { paymentQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keepAttempt } from './attempt.ts';
import { outwardUrl } from './outward-url.ts';

export interface TopUpOptions {
  login: string;
  returnTo: string | null;
  /** Leaves the site for the payment service. */
  leave: (url: string) => void;
}

/** Names the amount in the address, where going back finds it. Not by the router: it would draw the page anew. */
const nameAmount = (amount: number): void => {
  const address = new URL(window.location.href);
  address.searchParams.set('amount', String(amount));
  window.history.replaceState(window.history.state, '', address);
};

/** Begins a payment and leaves for the payment service, also when it is found out only later that it has begun. */
export const useTopUp = ({ login, returnTo, leave }: TopUpOptions) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const [badAddress, setBadAddress] = useState(false);
  /** Newest entry of the money history before the payment that is wanted; undefined while none is. */
  const newestEntry = useRef<string | null>(undefined);
  const { sendAsync, pending, unknown, findingOut, leaveIt } = useOnce(paymentQueries.start(api), {
    onDone: ({ redirectUrl }, { amount }) => {
      if (newestEntry.current === undefined) return;
      const url = outwardUrl(redirectUrl);
      if (url === null) return setBadAddress(true);
      keepAttempt({ login, amount, newestEntry: newestEntry.current, returnTo });
      nameAmount(amount);
      setLeaving(true);
      leave(url);
    },
  });

  // Going back from the payment service may bring this very page back to life.
  useEffect(() => {
    const shownAgain = (): void => setLeaving(false);
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);

  /** Rejects with the ApiFailure that kept the payment from beginning. Trying the same order again pays once. */
  const pay = async (order: Schemas['PaymentOrder']): Promise<void> => {
    setBadAddress(false);
    const before = await queryClient.fetchQuery(paymentQueries.latest(api));
    newestEntry.current = before.items[0]?.id ?? null;
    await sendAsync(order);
  };

  /** The player changes the order: what became of the last one leads nowhere any more. */
  const forget = (): void => {
    newestEntry.current = undefined;
    setBadAddress(false);
    leaveIt();
  };

  return { pay, forget, busy: leaving || pending, badAddress, unknown, findingOut };
};
