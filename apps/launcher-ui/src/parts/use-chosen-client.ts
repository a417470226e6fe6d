import { useSession } from '@hoshikraft/auth-session';
import { useQuery } from '@tanstack/react-query';
import { useService } from '../service/service-context.tsx';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';
import { useStoredText } from './stored-text.ts';

const LAST_SERVER_KEY = 'last-server';

export interface ChosenClient {
  clients: readonly ServiceSchemas['Client'][];
  /** The client of the server in front; undefined while loading and where there is none. */
  chosen: ServiceSchemas['Client'] | undefined;
  /** Brings a server to the front and remembers it. */
  choose: (serverId: string) => void;
  loading: boolean;
  /** Why there is no list; null while all is well. */
  failure: unknown;
  /** From the trusted copy: the project's servers were not reached. */
  offline: boolean;
  retry: () => void;
}

/** The clients and the one in front: the last chosen, else the player's preferred server, else the first. */
export const useChosenClient = (): ChosenClient => {
  const session = useSession();
  const { data, isPending, error, refetch } = useQuery(serviceQueries.clients(useService()));
  const { value: last, keep } = useStoredText(LAST_SERVER_KEY);
  const preferred = session.kind === 'signed-in' ? session.auth.preferredServer : null;
  const clients = data?.clients ?? [];
  const of = (serverId: string | null | undefined) => clients.find((client) => client.serverId === serverId);
  // Until it is known which was the last, none is in front: another one would flash.
  const chosen = last === undefined ? undefined : (of(last) ?? of(preferred) ?? clients[0]);
  return {
    clients,
    chosen,
    choose: keep,
    loading: isPending || (data !== undefined && last === undefined),
    failure: error,
    offline: data?.offline ?? false,
    retry: () => void refetch(),
  };
};
