import { accountHistoryQueries } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Asks for the account's history anew once there is more or less of what it tells of: a bot tells the API, not this browser. */
export const useFreshHistory = (count: number): void => {
  const queryClient = useQueryClient();
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    void queryClient.invalidateQueries({ queryKey: accountHistoryQueries.all() });
  }, [count, queryClient]);
};
