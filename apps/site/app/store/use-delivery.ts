import { cabinetQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How often a delivery is asked for, and for how long before the player is told to look later, in ms. */
export const DELIVERY_POLL_MS = 2000;
export const DELIVERY_PATIENCE_MS = 3 * 60_000;

const isSettled = (status: Schemas['DeliveryState']['status']): boolean =>
  status === 'delivered' || status === 'failed';

/**
 * Follows the delivery of one's own purchase to the game server. A gift is not followed: the role is in the cabinet of
 * the one who got it.
 */
export const useDelivery = (delivery: Schemas['DeliveryState'], follow: boolean) => {
  const [late, setLate] = useState(false);
  const statusIn = (pages: readonly Schemas['CabinetRoleList'][] | undefined) =>
    pages?.flatMap(({ items }) => items).find((role) => role.delivery?.id === delivery.id)?.delivery?.status ??
    delivery.status;
  const { data } = useInfiniteQuery({
    ...cabinetQueries.roles(useApi()),
    enabled: follow && !late,
    refetchInterval: (query) => (isSettled(statusIn(query.state.data?.pages)) ? false : DELIVERY_POLL_MS),
  });
  const status = follow ? statusIn(data?.pages) : delivery.status;
  const waiting = follow && !isSettled(status);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), DELIVERY_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  return { status, late: late && waiting };
};
