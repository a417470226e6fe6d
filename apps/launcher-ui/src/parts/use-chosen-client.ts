import type { Answer } from '@hoshikraft/answers';
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
  /** The clients, for a page to show; not there until it is known which is in front. */
  list: Answer<readonly ServiceSchemas['Client'][]>;
  loading: boolean;
  /** From the trusted copy: the project's servers were not reached. */
  offline: boolean;
}

/** The clients and the one in front: the last chosen, else the player's preferred server, else the first. */
export const useChosenClient = (): ChosenClient => {
  const session = useSession();
  const { data, isPending, isFetching, error, refetch } = useQuery(serviceQueries.clients(useService()));
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
    list: { data: last === undefined ? undefined : data?.clients, error, isFetching, refetch },
    loading: isPending || (data !== undefined && last === undefined),
    offline: data?.offline ?? false,
  };
};
