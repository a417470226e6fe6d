import type { FastifyInstance } from 'fastify';

/**
 * Reads the body of a refused request to its end before the error is sent: a connection closed with unread data is reset,
 * and the caller would not receive the response. The server's `requestTimeout` limits how long this takes.
 */
export function drainRequestBodies(server: FastifyInstance): void {
  server.addHook('onSend', ({ raw }, _reply, payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers;
    if (raw.complete || raw.readableEnded || raw.destroyed || (chunked === undefined && Number(length) === 0)) {
      done(null, payload);
      return;
    }
    const finish = (): void => {
      raw.off('end', finish).off('close', finish);
      done(null, payload);
    };
    raw.once('end', finish).once('close', finish).resume();
  });
}
