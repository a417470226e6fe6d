import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** The log of one request. Made where something is written: one for each request would cost more than many an answer. */
export const logOf = (request: FastifyRequest): FastifyBaseLogger => request.log.child({ reqId: request.id });

/** One line for each request: what was called, by whom, with what outcome. No address with its query, no body. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operationId;
    request.log.info(
      {
        reqId: request.id,
        operation: operation ?? request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.session == null ? {} : { playerId: request.session.playerId }),
      },
      'request',
    );
    done();
  });
}
