import { fastifyHelmet } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Headers of every response: security headers (responses are data, never pages; the documentation sends its own policy) and
 * the id of the request.
 */
export async function sendCommonHeaders(server: FastifyInstance): Promise<void> {
  await server.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
