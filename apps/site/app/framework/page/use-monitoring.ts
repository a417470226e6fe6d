import { serverQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Live figures of all servers, polled every 5 s while the window has focus (docs/product/site-shell.md#refreshing). */
export const useMonitoring = () => {
  const { data, isError, errorUpdateCount } = useQuery(serverQueries.monitoring(useApi()));
  // Without data each retry is "pending" again; for the player the connection is still lost.
  const lost = isError || (data === undefined && errorUpdateCount > 0);
  return { monitoring: data, lost, loading: data === undefined && !lost };
};
