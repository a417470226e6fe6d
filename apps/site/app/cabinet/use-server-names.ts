import { mainQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Names of the servers by their ids; one that is not known is called by its id. */
export const useServerNames = (): ((id: string) => string) => {
  const { data: main } = useQuery(mainQueries.state(useApi()));
  return (id) => main?.servers.find((server) => server.id === id)?.documentMeta.serverName ?? id;
};
