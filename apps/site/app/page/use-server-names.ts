import { useMain } from './use-main.ts';

/** Names of the servers by their ids; one that is not known is called by its id. */
export const useServerNames = (): ((id: string) => string) => {
  const main = useMain();
  return (id) => main?.servers.find((server) => server.id === id)?.documentMeta.serverName ?? id;
};
