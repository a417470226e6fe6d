import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** Levels of a log that writes lines of level info. */
const TALKATIVE = new Set(['trace', 'debug', 'info']);

interface SharedLog extends FastifyBaseLogger {
  whole?: FastifyBaseLogger;
}

/**
 * A log that every request shares. One for each, as Fastify would have it, costs more than many an answer: a request names
 * itself where something is written.
 */
export function sharedLog(log: FastifyBaseLogger): FastifyBaseLogger {
  const shared = Object.create(log) as SharedLog;
  return Object.assign(shared, { whole: log, child: () => shared });
}

/** The log of one request, which every line of it names. */
export function logOf({ log, id }: FastifyRequest): FastifyBaseLogger {
  const { whole = log }: SharedLog = log;
  return whole.child({ reqId: id });
}

/** One line for each request: what was called, by whom, with what outcome. No address with its query, no body. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (TALKATIVE.has(request.log.level)) {
      request.log.info(
        {
          reqId: request.id,
          operation: request.operationId ?? request.routeOptions.url ?? 'unknown',
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          ...(request.session == null ? {} : { playerId: request.session.playerId }),
        },
        'request',
      );
    }
    done();
  });
}
