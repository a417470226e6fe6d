import { accountCalls, ApiFailure, storeQueries, useApi } from '@hoshikraft/api-client';
import { browserFields, useSessionDispatch } from '@hoshikraft/auth-session';
import { useQueryClient } from '@tanstack/react-query';
import { type Order, withOrderPeriod } from './purchase-order.ts';

/**
 * Loads an order anew after the API refused it: price, ended role, end and the player's balance may all have changed since it
 * was shown. The offer is the one of the same mode, else the first for the period.
 *
 * @returns null where the role is no longer offered, or without a connection
 */
export const useRefreshOrder = (): ((order: Order) => Promise<Order | null>) => {
  const api = useApi();
  const client = useQueryClient();
  const dispatch = useSessionDispatch();
  return async (order) => {
    const { role, recipient } = order;
    const query = storeQueries.roles(api, { server: role.serverId, recipient });
    try {
      const [{ items }, { auth }] = await Promise.all([
        client.fetchQuery({ ...query, staleTime: 0 }),
        accountCalls.refresh(api, { browser: browserFields(window) }),
      ]);
      dispatch({ type: 'loaded', auth });
      void client.invalidateQueries({ queryKey: storeQueries.all() });
      const fresh = items.find(({ id }) => id === role.id);
      return fresh ? withOrderPeriod({ ...order, role: fresh }, order.period) : null;
    } catch (error) {
      if (error instanceof ApiFailure) return null;
      throw error;
    }
  };
};
