import { cabinetQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** How often a delivery under way is asked for, in ms. */
export const FOLLOW_POLL_MS = 2000;

/** How long a page keeps asking, in ms: a server that is down for longer is not waited for by every open page. */
export const FOLLOW_FOR_MS = 3 * 60_000;

/** Whether the game server still has to give this role; how one that has ended is taken off is not shown. */
const isUnderWay = ({ state, delivery }: Pick<Schemas['CabinetRole'], 'state' | 'delivery'>): boolean =>
  state === 'active' && (delivery?.status === 'queued' || delivery?.status === 'sent');

/** The player's roles; while one of them is on its way to its server, asked for anew until it has arrived. */
export const useFollowedRoles = () => {
  const api = useApi();
  const [since] = useState(() => Date.now());
  return useInfiniteQuery({
    ...cabinetQueries.roles(api),
    refetchInterval: ({ state }) => {
      const waiting = state.data?.pages.some(({ items }) => items.some(isUnderWay)) ?? false;
      return waiting && Date.now() - since < FOLLOW_FOR_MS ? FOLLOW_POLL_MS : false;
    },
  });
};
