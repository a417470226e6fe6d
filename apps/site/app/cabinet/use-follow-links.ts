import { authorizationQueries, LINK_POLL_MS, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Asks what is linked until the page shows something else: a bot tells the API, and not this browser. */
export const useFollowLinks = (waiting: boolean): void => {
  useQuery({ ...authorizationQueries.state(useApi()), enabled: waiting, refetchInterval: LINK_POLL_MS });
};
