import { ARRIVAL_POLL_MS, cabinetQueries, paymentQueries, useApi } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { arrivedSum, type Attempt, latestTopUp, type TopUp } from './attempt.ts';

/** The player's return may outrun the payment service's word to us; so long it is looked for, in ms. */
const ARRIVAL_WAIT_MS = 60_000;

export interface Arrival {
  /** Came to the balance with its bonus, minor units; null while it has not. */
  sum: number | null;
  /** Nothing came for a minute: asking has stopped. */
  late: boolean;
  lookAgain: () => void;
  /** The newest top-up there is, whoever's attempt it was; null while none is known. */
  latest: TopUp | null;
}

/** Watches the money history for what an attempt brings; without an attempt it looks for a minute at what comes. */
export const useArrival = (attempt: Attempt | null): Arrival => {
  const api = useApi();
  const queryClient = useQueryClient();
  const dispatch = useSessionDispatch();
  const [late, setLate] = useState(false);
  const { data, refetch } = useQuery({
    ...paymentQueries.latest(api),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const waiting = !late && (attempt === null || arrivedSum(state.data?.items ?? [], attempt) === null);
      return waiting ? ARRIVAL_POLL_MS : false;
    },
  });
  const sum = attempt === null ? null : arrivedSum(data?.items ?? [], attempt);
  const balance = data?.items[0]?.balanceAfter;
  const waiting = sum === null && !late;

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), ARRIVAL_WAIT_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  useEffect(() => {
    if (balance === undefined) return;
    dispatch({ type: 'balance-changed', balance });
    void queryClient.invalidateQueries({ queryKey: cabinetQueries.all() });
  }, [balance, dispatch, queryClient]);

  const lookAgain = (): void => {
    setLate(false);
    void refetch();
  };
  return { sum, late: late && sum === null, lookAgain, latest: latestTopUp(data?.items ?? []) };
};
