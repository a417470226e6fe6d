import { accountHistoryQueries } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Refetches the account's history when `count` changes: a bot notifies the API, not this browser. */
export const useRefetchHistory = (count: number): void => {
  const queryClient = useQueryClient();
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    void queryClient.invalidateQueries({ queryKey: accountHistoryQueries.all() });
  }, [count, queryClient]);
};
