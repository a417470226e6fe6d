import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Perimeter } from '../security/perimeter.ts';
import { Refusal } from '../../refusal.ts';

const ALLOWED_HEADERS = 'Accept-Language, Content-Type, X-Launcher-Token';

/** Allows an origin of the list to read responses. Never `*`, never cookies. */
function allowOrigin(reply: FastifyReply, origin: string): void {
  reply.header('access-control-allow-origin', origin);
}

/** Responds to the preflight of a listed site, including the question whether it may access the local network. */
function answerPreflight(reply: FastifyReply, headers: Record<string, unknown>): FastifyReply {
  reply
    .header('access-control-allow-methods', 'GET, POST, DELETE')
    .header('access-control-allow-headers', ALLOWED_HEADERS)
    .header('access-control-max-age', '600');
  for (const network of ['private', 'local']) {
    if (headers[`access-control-request-${network}-network`] === 'true') {
      reply.header(`access-control-allow-${network}-network`, 'true');
    }
  }
  return reply.code(204).send();
}

/** Checks Host and Origin of every request first. */
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
