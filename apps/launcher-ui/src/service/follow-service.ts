import type { SocketMessage } from '@hoshikraft/launcher-contract';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { LauncherAccess } from './launcher-token.ts';
import { connectionAtom, launcherStateAtom, progressAtom } from './launcher-state.ts';
import type { LogStore } from './log-store.ts';
import { serviceQueries } from './service-queries.ts';
import { connectSocket } from './socket.ts';

export interface FollowedParts {
  access: LauncherAccess;
  store: ReturnType<typeof createStore>;
  logs: LogStore;
  queryClient: QueryClient;
}

export interface ServiceEvents {
  /** The game runs and its console is wanted: the player goes there (docs/product/launcher.md#states). */
  debuggingBegan(): void;
  /** The service speaks another version of the protocol than this page. */
  protocolHeard(protocol: number): void;
}

/** Puts one message of the service into the page. */
export const applyMessage = (
  message: SocketMessage,
  { store, logs, queryClient }: Omit<FollowedParts, 'access'>,
  on: ServiceEvents,
): void => {
  switch (message.type) {
    case 'hello':
      on.protocolHeard(message.protocol);
      return;
    case 'progress':
      store.set(progressAtom, message.progress);
      return;
    case 'logs':
      if (message.reset) logs.clear();
      logs.append(message.lines);
      return;
    case 'state': {
      const before = store.get(launcherStateAtom);
      const now = message.state;
      store.set(launcherStateAtom, now);
      if (now.phase === null || now.jobId !== before.jobId) store.set(progressAtom, null);
      if (now.status === 'debugging' && before.status !== 'debugging') {
        logs.clear();
        on.debuggingBegan();
      }
      // What is installed has changed with the end of a job, and nothing else tells of it.
      if (now.status !== before.status || now.jobId !== before.jobId) {
        void queryClient.invalidateQueries({ queryKey: serviceQueries.clients.key() });
        void queryClient.invalidateQueries({ queryKey: serviceQueries.resourceFolder.key() });
      }
      return;
    }
  }
};

/** Keeps state, progress, lines and connection of the page as the service tells them. Returns what ends it. */
export const followService = (parts: FollowedParts, on: ServiceEvents, WebSocket?: unknown): (() => void) => {
  const { access, store, logs, queryClient } = parts;
  return connectSocket({
    access,
    WebSocket,
    on: {
      message: (message) => applyMessage(message, parts, on),
      opened: () => {
        const lost = store.get(connectionAtom) === 'lost';
        store.set(connectionAtom, 'online');
        if (!lost) return;
        void logs.mend();
        // Pictures never change under their address.
        void queryClient.invalidateQueries({
          queryKey: serviceQueries.all(),
          predicate: ({ queryKey }) => queryKey[1] !== 'picture',
        });
      },
      closed: () => store.set(connectionAtom, 'lost'),
    },
  });
};
