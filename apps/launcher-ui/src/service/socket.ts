import { parseSocketMessage, SOCKET_PROTOCOL, type SocketMessage } from '@hoshikraft/launcher-contract';
import ReconnectingWebSocket from 'reconnecting-websocket';
import type { LauncherAccess } from './launcher-token.ts';

/** Delays of reconnects (docs/product/launcher.md#socket). Times in ms. */
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
  /** The connection was lost, or could not be opened; it is being retried. */
  closed(): void;
}

export interface SocketOptions {
  access: LauncherAccess;
  on: SocketHandlers;
  /** WebSocket class, for tests. */
  WebSocket?: unknown;
}

/**
 * Keeps a connection to the service while the page is open. After an interruption it requests to resume after the last
 * received message; what cannot be replayed is sent again with `reset`.
 *
 * @returns closes the connection permanently
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
    // A hello contains the newest sequence number, not one that was received.
    if (message.type !== 'hello') last = { epoch: message.epoch, seq: message.seq };
    on.message(message);
  });
  return () => socket.close();
};
