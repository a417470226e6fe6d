import type { IncomingMessage } from 'node:http';
import { forwardedAddress } from '@hoshikraft/shared';

/**
 * IP address of the visitor: the connection's own, or the one that the outermost trusted proxy saw. Entries that the
 * visitor wrote into X-Forwarded-For come further left and are ignored.
 */
export const clientAddress = (request: IncomingMessage, proxyHops: number): string => {
  const direct = request.socket.remoteAddress ?? '';
  if (proxyHops === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwardedAddress(forwarded.at(-Math.min(proxyHops, forwarded.length)) ?? direct);
};
