import type { Schemas } from '@hoshikraft/api-client';
import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FOLLOW_FOR_MS, FOLLOW_POLL_MS } from './follow-roles.ts';

interface FollowedRefunds {
  data: Schemas['Refunds'] | undefined;
  refetch: () => unknown;
}

const isUnderWay = ({ taken }: Schemas['RefundOfWipe']): boolean =>
  taken?.deliveries.some(({ delivery: { status } }) => status === 'queued' || status === 'sent') ?? false;

/** Polls refunds until their deliveries to game servers have finished. */
export const useFollowRefunds = ({ data, refetch }: FollowedRefunds): void => {
  const waiting = data?.wipes.some(isUnderWay) ?? false;
  useEffect(() => {
    if (!waiting) return;
    const since = Date.now();
    const timer = setInterval(() => {
      if (focusManager.isFocused() && Date.now() - since < FOLLOW_FOR_MS) void refetch();
    }, FOLLOW_POLL_MS);
    return () => clearInterval(timer);
  }, [refetch, waiting]);
};
