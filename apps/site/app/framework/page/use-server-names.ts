import { useMain } from './use-main.ts';

/** Returns a function from a server's id to its name; an unknown id is returned as it is. */
export const useServerNames = (): ((id: string) => string) => {
  const main = useMain();
  return (id) => main?.servers.find((server) => server.id === id)?.documentMeta.serverName ?? id;
};
