import type { QueryState } from '@hoshikraft/async-state';
import { useSession } from '@hoshikraft/auth-session';
import { useQuery } from '@tanstack/react-query';
import { useService } from '../service/service-context.tsx';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';
import { useStoredText } from './stored-text.ts';

const LAST_SERVER_KEY = 'last-server';

export interface SelectedClient {
  clients: readonly ServiceSchemas['Client'][];
  /** The client of the selected server; undefined while loading or if there is none. */
  selected: ServiceSchemas['Client'] | undefined;
  /** Selects a server and stores the selection. */
  selectServer: (serverId: string) => void;
  /** The clients, for a page to show; pending until the selection is known. */
  list: QueryState<readonly ServiceSchemas['Client'][]>;
  loading: boolean;
  /** From the trusted copy: the project's servers are unavailable. */
  offline: boolean;
}

/** The clients and the selected one: the last selected, else the player's preferred server, else the first. */
export const useSelectedClient = (): SelectedClient => {
  const session = useSession();
  const { data, isPending, isFetching, error, refetch } = useQuery(serviceQueries.clients(useService()));
  const { value: last, save } = useStoredText(LAST_SERVER_KEY);
  const preferred = session.kind === 'signed-in' ? session.auth.preferredServer : null;
  const clients = data?.clients ?? [];
  const of = (serverId: string | null | undefined) => clients.find((client) => client.serverId === serverId);
  // Until the last selection is loaded none is selected: another one would flash.
  const selected = last === undefined ? undefined : (of(last) ?? of(preferred) ?? clients[0]);
  return {
    clients,
    selected,
    selectServer: save,
    list: { data: last === undefined ? undefined : data?.clients, error, isFetching, refetch },
    loading: isPending || (data !== undefined && last === undefined),
    offline: data?.offline ?? false,
  };
};
