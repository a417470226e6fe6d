import { type Schemas, serverQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

export type Live = Schemas['ServerMonitoring'];

/** Live numbers of all servers, every 5 s while the window has focus (docs/product/site-shell.md#refreshing). `lost` if they are unavailable. */
export const useLiveServers = (): { live: Readonly<Record<string, Live>> | undefined; lost: boolean } => {
  const { data, isError, errorUpdateCount } = useQuery(serverQueries.monitoring(useApi()));
  return { live: data?.servers, lost: isError || (data === undefined && errorUpdateCount > 0) };
};
