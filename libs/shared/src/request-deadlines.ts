import { SECOND_MS } from './time.ts';

/** Timeout of headers, ms. */
export const HEADERS_MS = 6 * SECOND_MS;
/** Timeout of each part of a body, ms: with the headers slightly under the 15 s allowed for a slowly sent body. */
export const PART_MS = 8 * SECOND_MS;
/** Size of a part, bytes: what a connection of 128 kbit/s sends within the timeout of one part. */
export const PART_BYTES = 128 * 1024;
/** Timeout of a whole request, ms: the largest one, a picture of 5 MB, at the slowest allowed speed. */
export const REQUEST_MS = 360 * SECOND_MS;
/** Interval of the checks, ms. */
export const CHECKED_MS = 500;

/** The part of Node's types used here: this library is platform-neutral. */
interface Socket {
  bytesRead: number;
  destroyed: boolean;
}
interface Request {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  complete: boolean;
  socket: Socket;
}
interface HttpServer<Asked extends Request> {
  on: (event: 'request', listener: (request: Asked) => void) => unknown;
  emit: (event: 'clientError', error: Error, socket: Asked['socket']) => unknown;
}

/**
 * Ends requests whose next part of the body is late, in the same way as the server ends a late request: by `clientError` with
 * `ERR_HTTP_REQUEST_TIMEOUT`. A slow connection that keeps sending parts may finish.
 */
export const endSlowBodies = <Asked extends Request>(server: HttpServer<Asked>): void => {
  server.on('request', (request) => {
    const { headers, socket } = request;
    // Without either header there is no body, though the request is not marked complete yet.
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    if (request.complete) return;
    let read = socket.bytesRead;
    let since = performance.now();
    const checks = setInterval(() => {
      const now = performance.now();
      if (request.complete || socket.destroyed) clearInterval(checks);
      else if (socket.bytesRead - read >= PART_BYTES) [read, since] = [socket.bytesRead, now];
      else if (now - since > PART_MS) {
        clearInterval(checks);
        const error = Object.assign(new Error('The body does not come.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        server.emit('clientError', error, socket);
      }
    }, CHECKED_MS);
  });
};
