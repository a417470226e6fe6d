import type { IncomingHttpHeaders } from 'node:http';
import { SOCKET_PROTOCOL } from '@hoshikraft/launcher-contract';
import { isToken } from './token.ts';

/** Decides by the head of a request whether it may call the service. */
export interface Perimeter {
  /**
   * Host names of the service; any other is a foreign site that resolves to loopback. All Host headers of a request are
   * checked: with two of them it is unclear which one counts.
   */
  isHost(hosts: readonly string[] | undefined): boolean;
  /** Whether a page of that origin may call; a request without Origin is not from a script of a foreign page. */
  isOrigin(origin: string | undefined): boolean;
  /** Whether it is one of the listed sites, which need cross-origin headers. */
  isRemoteOrigin(origin: string | undefined): origin is string;
  hasToken(headers: IncomingHttpHeaders): boolean;
  /** The socket carries the token as its second subprotocol: a page cannot set headers for it. */
  hasSocketToken(headers: IncomingHttpHeaders): boolean;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Addresses of the service, the preferred one first. */
export const ownOrigins = (port: number): string[] => LOOPBACK.map((host) => `http://${host}:${port}`);

export function createPerimeter(known: {
  /** A function: the port is known only after the service listens. */
  port: () => number;
  uiOrigins: readonly string[];
  token: string;
}): Perimeter {
  const remote = new Set(known.uiOrigins);
  const isRemoteOrigin = (origin: string | undefined): origin is string => origin !== undefined && remote.has(origin);
  return {
    isHost: ([host, ...more] = []) =>
      more.length === 0 && LOOPBACK.some((one) => host?.toLowerCase() === `${one}:${known.port()}`),
    isOrigin: (origin) => origin === undefined || isRemoteOrigin(origin) || ownOrigins(known.port()).includes(origin),
    isRemoteOrigin,
    hasToken: (headers) => isToken(headers['x-launcher-token'], known.token),
    hasSocketToken: (headers) => {
      const [protocol, bearer, ...more] = (headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim());
      return protocol === SOCKET_PROTOCOL && more.length === 0 && isToken(bearer, `bearer.${known.token}`);
    },
  };
}
