import { SECOND_MS } from './time.ts';

/** Headers have so long to come, ms. */
export const HEADERS_MS = 6 * SECOND_MS;
/** A body has so long for each part of it, ms: with the headers a little under the 15 s that a dripped one may live. */
export const PART_MS = 8 * SECOND_MS;
/** Bytes: a line of 128 kbit/s brings so many in the time of one part. */
export const PART_BYTES = 128 * 1024;
/** A request has so long to come whole, ms: the largest that is taken, a picture of 5 MB, at the slowest that a part may be. */
export const REQUEST_MS = 360 * SECOND_MS;
/** How often late ones are looked for, ms. */
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
 * Ends what brings no more of its body in time, as the server ends what is late as a whole: by `clientError` with
 * `ERR_HTTP_REQUEST_TIMEOUT`. A slow line that goes on bringing parts of a large picture is let finish.
 */
export const endSlowBodies = <Asked extends Request>(server: HttpServer<Asked>): void => {
  server.on('request', (request) => {
    const { headers, socket } = request;
    // Without either there is no body, though the request is not called complete yet.
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
