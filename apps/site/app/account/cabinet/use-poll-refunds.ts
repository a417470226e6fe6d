import type { Schemas } from '@hoshikraft/api-client';
import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { POLL_LIMIT_MS, ROLES_POLL_MS } from './poll-roles.ts';

interface RefundsQuery {
  data: Schemas['Refunds'] | undefined;
  refetch: () => unknown;
}

const isPending = ({ taken }: Schemas['RefundOfWipe']): boolean =>
  taken?.deliveries.some(({ delivery: { status } }) => status === 'queued' || status === 'sent') ?? false;

/** Polls refunds until their deliveries to game servers have finished. */
export const usePollRefunds = ({ data, refetch }: RefundsQuery): void => {
  const waiting = data?.wipes.some(isPending) ?? false;
  useEffect(() => {
    if (!waiting) return;
    const since = Date.now();
    const timer = setInterval(() => {
      if (focusManager.isFocused() && Date.now() - since < POLL_LIMIT_MS) void refetch();
    }, ROLES_POLL_MS);
    return () => clearInterval(timer);
  }, [refetch, waiting]);
};
