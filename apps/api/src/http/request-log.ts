import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

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
