import type { FastifyInstance } from 'fastify';
import type { App } from '../app-parts.ts';

/** Levels of a log that writes lines of level info. */
const TALKATIVE = new Set(['trace', 'debug', 'info']);

interface Answered {
  requestId: string;
  operationId: string | null;
  /** What was called where it is no operation. */
  route?: string | undefined;
  status: number;
  ms: number;
  playerId?: string | undefined;
}

/** Counts a request that was answered, and writes one line: what was called, by whom, with what outcome. No address with its query, no body. */
export function recordAnswered(
  { log, metrics }: Pick<App, 'log' | 'metrics'>,
  { requestId, operationId, route = 'unknown', status, ms, playerId }: Answered,
): void {
  metrics.requests(operationId ?? 'other', status, ms / 1000);
  if (!TALKATIVE.has(log.level)) return;
  log.info(
    {
      reqId: requestId,
      operation: operationId ?? route,
      status,
      ms: Math.round(ms),
      ...(playerId === undefined ? {} : { playerId }),
    },
    'request',
  );
}

/** Records every request that Fastify answers. */
export function recordRequests(server: FastifyInstance, app: Pick<App, 'log' | 'metrics'>): void {
  server.addHook('onResponse', (request, reply, done) => {
    recordAnswered(app, {
      requestId: request.id,
      operationId: request.operationId,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      playerId: request.session?.playerId,
    });
    done();
  });
}
