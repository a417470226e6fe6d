import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Perimeter } from '../security/perimeter.ts';
import { Refusal } from './refusal.ts';

const ALLOWED_HEADERS = 'Accept-Language, Content-Type, X-Launcher-Token';

/** What a page of another site on the list may read. Never `*`, never cookies. */
function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin);
}

/** The answer to a browser that asks on behalf of a listed site; it also asks whether loopback may be reached at all. */
function answerPreflight(reply: FastifyReply, asked: Record<string, unknown>): FastifyReply {
  reply
    .header('access-control-allow-methods', 'GET, POST, DELETE')
    .header('access-control-allow-headers', ALLOWED_HEADERS)
    .header('access-control-max-age', '600');
  for (const network of ['private', 'local']) {
    if (asked[`access-control-request-${network}-network`] === 'true') {
      reply.header(`access-control-allow-${network}-network`, 'true');
    }
  }
  return reply.code(204).send();
}

/** Host and Origin of everything that comes in, before anything else is looked at. */
export function guardPerimeter(server: FastifyInstance, perimeter: Perimeter): void {
  server.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('vary', 'Origin, Accept-Language');
    if (!perimeter.isHost(request.raw.headersDistinct['host']) || !perimeter.isOrigin(origin))
      throw new Refusal('not_allowed');
    if (perimeter.isRemoteOrigin(origin)) {
      allowOrigin(reply, origin);
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (request.method === 'OPTIONS') return answerPreflight(reply, request.headers);
    } else {
      reply.header('cross-origin-resource-policy', 'same-origin');
    }
    if (request.method === 'OPTIONS') throw new Refusal('not_allowed');
    return undefined;
  });
}
