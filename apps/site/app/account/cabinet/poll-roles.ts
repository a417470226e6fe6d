import type { Schemas } from '@hoshikraft/api-client';
import { focusManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Polling interval of a pending delivery, in ms. */
export const ROLES_POLL_MS = 2000;

/** How long a page polls, in ms: open pages do not wait for a server that is down for longer. */
export const POLL_LIMIT_MS = 3 * 60_000;

/** Whether the game server still has to give this role, or to remove a moved one; other states are not shown. */
const isPending = ({ state, delivery }: Pick<Schemas['CabinetRole'], 'state' | 'delivery'>): boolean =>
  (state === 'active' || state === 'moved') && (delivery?.status === 'queued' || delivery?.status === 'sent');

interface RolesQuery {
  data: { pages: readonly Schemas['CabinetRoleList'][] } | undefined;
  refetch: () => unknown;
}

/** Polls the player's roles until all deliveries have finished. */
export const usePollRoles = ({ data, refetch }: RolesQuery): void => {
  const [since] = useState(() => Date.now());
  const waiting = data?.pages.some(({ items }) => items.some(isPending)) ?? false;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      if (focusManager.isFocused() && Date.now() - since < POLL_LIMIT_MS) void refetch();
    }, ROLES_POLL_MS);
    return () => clearInterval(timer);
  }, [refetch, since, waiting]);
};
