import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';

/** Measures every request and logs one line: operation, player and outcome; never the query or the body. */
export function recordRequests(server: FastifyInstance, { metrics }: Pick<AppContext, 'metrics'>): void {
  server.addHook('onResponse', async (request, reply) => {
    const { operationId, session, routeOptions } = request;
    const statusClass = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.requests.observe({ operation: operationId ?? 'other', status: statusClass }, reply.elapsedTime / 1000);
    request.log.info(
      {
        operation: operationId ?? routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        playerId: session?.playerId,
      },
      'request',
    );
  });
}
