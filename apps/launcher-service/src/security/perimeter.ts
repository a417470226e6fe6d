import type { IncomingHttpHeaders } from 'node:http';
import { SOCKET_PROTOCOL } from '@hoshikraft/launcher-contract';
import { isToken } from './token.ts';

/** Who may talk to the service; decided by the head of a request alone. */
export interface Perimeter {
  /**
   * Names under which the page may know us; anything else is another site that points its name at loopback. All that a
   * request gives are looked at: with two of them it is not known which one counts.
   */
  isHost(hosts: readonly string[] | undefined): boolean;
  /** Whether a page of that origin may call; a request without an Origin comes from no foreign page's script. */
  isOrigin(origin: string | undefined): boolean;
  /** Whether it is one of the other sites on the list, which need cross-origin headers. */
  isRemoteOrigin(origin: string | undefined): origin is string;
  hasToken(headers: IncomingHttpHeaders): boolean;
  /** The socket brings the token as its second subprotocol: a page cannot give it headers. */
  hasSocketToken(headers: IncomingHttpHeaders): boolean;
}

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Addresses under which the service answers, the one to be shown first. */
export const ownOrigins = (port: number): string[] => LOOPBACK.map((host) => `http://${host}:${port}`);

export function createPerimeter(known: {
  /** Asked for each time: the port is known once the service listens. */
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
