import type { SocketMessage } from '@hoshikraft/launcher-contract';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { LauncherAccess } from './launcher-token.ts';
import { connectionAtom, launcherStateAtom, progressAtom } from './launcher-state.ts';
import type { LogStore } from './log-store.ts';
import { serviceQueries } from './service-queries.ts';
import { connectSocket } from './socket.ts';

export interface FollowContext {
  access: LauncherAccess;
  store: ReturnType<typeof createStore>;
  logs: LogStore;
  queryClient: QueryClient;
}

export interface ServiceEvents {
  /** The game runs and its console is requested: it opens (docs/product/launcher.md#states). */
  debuggingStarted(): void;
  /** The service has another protocol version than this page. */
  protocolReceived(protocol: number): void;
}

/** Applies one message of the service to the page. */
export const applyMessage = (
  message: SocketMessage,
  { store, logs, queryClient }: Omit<FollowContext, 'access'>,
  on: ServiceEvents,
): void => {
  switch (message.type) {
    case 'hello':
      on.protocolReceived(message.protocol);
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
        on.debuggingStarted();
      }
      // A job changes what is installed, and no other message reports it.
      if (now.status !== before.status || now.jobId !== before.jobId) {
        void queryClient.invalidateQueries({ queryKey: serviceQueries.clients.key() });
        void queryClient.invalidateQueries({ queryKey: serviceQueries.resourceFolder.key() });
      }
      return;
    }
  }
};

/** Keeps state, progress, lines and connection of the page in sync with the service. Returns a function that stops it. */
export const followService = (context: FollowContext, on: ServiceEvents, WebSocket?: unknown): (() => void) => {
  const { access, store, logs, queryClient } = context;
  return connectSocket({
    access,
    WebSocket,
    on: {
      message: (message) => applyMessage(message, context, on),
      opened: () => {
        const lost = store.get(connectionAtom) === 'lost';
        store.set(connectionAtom, 'online');
        if (!lost) return;
        void logs.mend();
        // Pictures never change at their address.
        void queryClient.invalidateQueries({
          queryKey: serviceQueries.all(),
          predicate: ({ queryKey }) => queryKey[1] !== 'picture',
        });
      },
      closed: () => store.set(connectionAtom, 'lost'),
    },
  });
};
