import { DEFAULT_LOCALE, pickLocale } from '@hoshikraft/shared';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, errorBody } from '../errors/api-error.ts';
import { toApiError } from '../errors/classify.ts';

/** Sends an error in the contract's shape; server errors are logged with their cause. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toApiError(thrown);
  const locale = pickLocale({ acceptLanguage: request.headers['accept-language'] });
  if (error.entry.status === 500) request.log.error({ err: error.cause ?? error }, 'request failed');
  else if (error.entry.status === 503) request.log.warn({ err: error.cause ?? error }, 'not available');
  if (error.details.retryAfter !== undefined) reply.header('retry-after', String(error.details.retryAfter));
  if (error.entry.status === 503 && error.details.retryAfter === undefined) reply.header('retry-after', '3');
  return reply
    .code(error.entry.status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error, locale, request.id)));
}

/** Sends all errors in one shape: thrown ones, those of the framework, and unknown addresses. */
export function handleErrors(server: FastifyInstance): void {
  server.setErrorHandler(sendError);
  server.setNotFoundHandler((request, reply) => sendError(new ApiError('not_found'), request, reply));
}

const STATUS_LINES = { late: 'HTTP/1.1 408 Request Timeout', broken: 'HTTP/1.1 400 Bad Request' };

/** Broken or incomplete HTTP never becomes a request: writes the error to the socket in our shape and closes it. */
export function handleBrokenHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.destroyed || !socket.writable || error.code === 'ECONNRESET') return;
  const body = JSON.stringify(errorBody(new ApiError('malformed_request'), DEFAULT_LOCALE, randomUUID()));
  socket.end(
    [
      STATUS_LINES[error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'late' : 'broken'],
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: private, no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
