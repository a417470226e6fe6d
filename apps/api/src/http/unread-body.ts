import type { FastifyInstance } from 'fastify';

/**
 * Lets the body of a refused request come to its end before the refusal is sent: a connection that closes over what
 * nobody has read is reset, and the caller sees no answer but a broken line. How long that may take, the server's
 * `requestTimeout` says.
 */
export function readBodiesToTheEnd(server: FastifyInstance): void {
  server.addHook('onSend', ({ raw }, _reply, payload, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers;
    if (raw.complete || raw.readableEnded || raw.destroyed || (chunked === undefined && Number(length) === 0)) {
      done(null, payload);
      return;
    }
    const goOn = (): void => {
      raw.off('end', goOn).off('close', goOn);
      done(null, payload);
    };
    raw.once('end', goOn).once('close', goOn).resume();
  });
}
