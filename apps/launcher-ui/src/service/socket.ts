import { parseSocketMessage, SOCKET_PROTOCOL, type SocketMessage } from '@hoshikraft/launcher-contract';
import ReconnectingWebSocket from 'reconnecting-websocket';
import type { LauncherAccess } from './launcher-token.ts';

/** How the socket comes back (docs/product/launcher.md#socket). Times in ms. */
export const SOCKET_NUMBERS = {
  minReconnectionDelay: 100,
  maxReconnectionDelay: 1000,
  reconnectionDelayGrowFactor: 1.1,
  connectionTimeout: 500,
  minUptime: 1000,
  maxRetries: Infinity,
} as const;

export interface SocketHandlers {
  message(message: SocketMessage): void;
  opened(): void;
  /** The connection was lost, or could not be made; it is being tried again. */
  closed(): void;
}

export interface SocketOptions {
  access: LauncherAccess;
  on: SocketHandlers;
  /** The class to connect with; given by tests. */
  WebSocket?: unknown;
}

/**
 * Keeps a connection to the service for as long as the page lives. After a break it asks to go on from the last
 * message it had; what cannot be replayed comes anew with `reset`.
 *
 * @returns closes the connection for good
 */
export const connectSocket = ({ access, on, WebSocket }: SocketOptions): (() => void) => {
  let last: { epoch: string; seq: number } | undefined;
  const url = (): string => {
    const address = new URL('/ws', access.serviceUrl);
    address.protocol = 'ws:';
    if (last !== undefined) {
      address.searchParams.set('epoch', last.epoch);
      address.searchParams.set('seq', String(last.seq));
    }
    return address.href;
  };
  const socket = new ReconnectingWebSocket(url, [SOCKET_PROTOCOL, `bearer.${access.token}`], {
    ...SOCKET_NUMBERS,
    ...(WebSocket !== undefined && { WebSocket }),
  });
  socket.addEventListener('open', () => on.opened());
  socket.addEventListener('close', () => on.closed());
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = typeof data === 'string' ? parseSocketMessage(data) : null;
    if (message === null) return;
    // A hello tells of the newest message there is, not of one that we have had.
    if (message.type !== 'hello') last = { epoch: message.epoch, seq: message.seq };
    on.message(message);
  });
  return () => socket.close();
};
