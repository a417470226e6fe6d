import type { Schemas } from '@hoshikraft/api-client';
import { focusManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How often a delivery under way is asked for, in ms. */
export const FOLLOW_POLL_MS = 2000;

/** How long a page keeps asking, in ms: a server that is down for longer is not waited for by every open page. */
export const FOLLOW_FOR_MS = 3 * 60_000;

/** Whether the game server still has to give this role, or to take off one that was moved away; of others it is not shown. */
const isUnderWay = ({ state, delivery }: Pick<Schemas['CabinetRole'], 'state' | 'delivery'>): boolean =>
  (state === 'active' || state === 'moved') && (delivery?.status === 'queued' || delivery?.status === 'sent');

interface FollowedRoles {
  data: { pages: readonly Schemas['CabinetRoleList'][] } | undefined;
  refetch: () => unknown;
}

/** While one of the player's roles is on its way to its server, asks for them anew until it has arrived. */
export const useFollow = ({ data, refetch }: FollowedRoles): void => {
  const [since] = useState(() => Date.now());
  const waiting = data?.pages.some(({ items }) => items.some(isUnderWay)) ?? false;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      if (focusManager.isFocused() && Date.now() - since < FOLLOW_FOR_MS) void refetch();
    }, FOLLOW_POLL_MS);
    return () => clearInterval(timer);
  }, [refetch, since, waiting]);
};
