import { cabinetQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Interval of polling a delivery, and how long it is polled before a notice says to check later, in ms. */
export const DELIVERY_POLL_MS = 2000;
export const DELIVERY_PATIENCE_MS = 3 * 60_000;

const isSettled = (status: Schemas['DeliveryState']['status']): boolean =>
  status === 'delivered' || status === 'failed';

export interface Delivery {
  status: Schemas['DeliveryState']['status'];
  /** The game server has not answered for long, and polling has stopped. */
  late: boolean;
}

/**
 * Polls the delivery of the player's own purchase, once there is one. A gift is not polled: its role is in the recipient's
 * cabinet.
 */
export const useDelivery = (delivery: Schemas['DeliveryState'] | undefined, own: boolean): Delivery => {
  const [late, setLate] = useState(false);
  const follow = own && delivery !== undefined;
  const statusIn = (pages: readonly Schemas['CabinetRoleList'][] | undefined) =>
    pages?.flatMap(({ items }) => items).find((role) => role.delivery?.id === delivery?.id)?.delivery?.status ??
    delivery?.status ??
    'queued';
  const { data } = useInfiniteQuery({
    ...cabinetQueries.roles(useApi()),
    enabled: follow && !late,
    refetchInterval: (query) => (isSettled(statusIn(query.state.data?.pages)) ? false : DELIVERY_POLL_MS),
  });
  const status = statusIn(follow ? data?.pages : undefined);
  const waiting = follow && !isSettled(status);

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), DELIVERY_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);

  return { status, late: late && waiting };
};
