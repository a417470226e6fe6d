import { authorizationQueries, LINK_POLL_MS, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Polls the linked services while waiting: a bot notifies the API, not this browser. */
export const usePollLinks = (waiting: boolean): void => {
  useQuery({ ...authorizationQueries.state(useApi()), enabled: waiting, refetchInterval: LINK_POLL_MS });
};
