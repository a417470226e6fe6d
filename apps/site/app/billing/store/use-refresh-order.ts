import { accountCalls, ApiFailure, storeQueries, useApi } from '@hoshikraft/api-client';
import { browserFields, useSessionDispatch } from '@hoshikraft/auth-session';
import { useQueryClient } from '@tanstack/react-query';
import { offersFor } from './offer-choice.ts';
import type { Order } from './purchase-order.ts';

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
    const { role, period, recipient, offer } = order;
    const query = storeQueries.roles(api, { server: role.serverId, recipient });
    try {
      const [{ items }, { auth }] = await Promise.all([
        client.fetchQuery({ ...query, staleTime: 0 }),
        accountCalls.refresh(api, { browser: browserFields(window) }),
      ]);
      dispatch({ type: 'loaded', auth });
      void client.invalidateQueries({ queryKey: storeQueries.all() });
      const fresh = items.find(({ id }) => id === role.id);
      const offers = offersFor(fresh?.offers ?? [], period);
      const found = offers.find(({ mode }) => mode === offer.mode) ?? offers[0];
      return fresh && found ? { ...order, role: fresh, offer: found } : null;
    } catch (error) {
      if (error instanceof ApiFailure) return null;
      throw error;
    }
  };
};
