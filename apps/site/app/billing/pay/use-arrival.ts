import { ARRIVAL_POLL_MS, cabinetQueries, paymentQueries, useApi } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { creditedAmount, type Attempt, latestTopUp, type TopUp } from './attempt.ts';

/** The player may return before the payment service notifies us: how long the page polls, in ms. */
const ARRIVAL_WAIT_MS = 60_000;

export interface Arrival {
  /** Credited amount with its bonus, minor units; null while it has not arrived. */
  sum: number | null;
  /** Nothing has arrived for a minute, and polling has stopped. */
  late: boolean;
  checkAgain: () => void;
  /** The history is not loaded yet. */
  loading: boolean;
  /** The newest top-up of any attempt; null if none is known. */
  latest: TopUp | null;
}

/** Polls the money history for the top-up of an attempt; without an attempt it polls for a minute. */
export const useArrival = (attempt: Attempt | null): Arrival => {
  const api = useApi();
  const queryClient = useQueryClient();
  const dispatch = useSessionDispatch();
  const [late, setLate] = useState(false);
  const { data, isPending, refetch } = useQuery({
    ...paymentQueries.latest(api),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const waiting = !late && (attempt === null || creditedAmount(state.data?.items ?? [], attempt) === null);
      return waiting ? ARRIVAL_POLL_MS : false;
    },
  });
  const sum = attempt === null ? null : creditedAmount(data?.items ?? [], attempt);
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

  const checkAgain = (): void => {
    setLate(false);
    void refetch();
  };
  return { sum, late: late && sum === null, checkAgain, loading: isPending, latest: latestTopUp(data?.items ?? []) };
};
