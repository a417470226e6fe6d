import type { FastifyInstance } from 'fastify';

/** One line for each request: what was called, by whom, with what outcome. No address with its query, no body. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operationId;
    request.log.info(
      {
        operation: operation ?? request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.session == null ? {} : { playerId: request.session.playerId }),
      },
      'request',
    );
  });
}
