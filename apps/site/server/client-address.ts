import type { IncomingMessage } from 'node:http';

/**
 * Address of the visitor: the connection's own, or the one that the outermost believed proxy saw. Whatever a visitor
 * writes into X-Forwarded-For stands further left and is not believed.
 */
export const clientAddress = (request: IncomingMessage, proxyHops: number): string => {
  const direct = request.socket.remoteAddress ?? '';
  if (proxyHops === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-Math.min(proxyHops, forwarded.length)) ?? direct;
};
