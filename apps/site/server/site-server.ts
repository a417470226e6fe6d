import { createServer, type Server } from 'node:http';
import type { Express } from 'express';
import { refuseSocket } from './refusal.ts';

/** A request has so long to come whole, its body too, in ms: a little under the 15 s that a dripped one may live. */
const REQUEST_MS = 14_000;
const HEADERS_MS = 10_000;
/** A connection on which nothing moves for so long ends, in ms: nobody reads what is ready for them. */
export const IDLE_MS = 60_000;
/** How often late ones are looked for, in ms. */
export const CHECKED_MS = 500;

const statusOf = (code: string | undefined) => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/** The server around the app: how long it waits for a request and for who reads, and what it says to what is none. */
export const createSiteServer = (app: Express): Server => {
  const server = createServer(
    { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_MS },
    app,
  );
  server.setTimeout(IDLE_MS);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuseSocket(socket as never, statusOf(error.code));
  });
  server.on('connect', (_request, socket) => refuseSocket(socket as never, 405));
  return server;
};
