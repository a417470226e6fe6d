import { serverQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Live figures of all servers, asked for every 5 s while the window has focus (docs/product/site-shell.md#refreshing). */
export const useMonitoring = () => {
  const { data, isError, errorUpdateCount } = useQuery(serverQueries.monitoring(useApi()));
  // Every repeat begins as "pending" again where nothing was ever loaded; to the player it is still lost.
  const lost = isError || (data === undefined && errorUpdateCount > 0);
  return { monitoring: data, lost, loading: data === undefined && !lost };
};
