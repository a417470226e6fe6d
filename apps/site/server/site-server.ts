import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { CHECKED_MS, endSlowBodies, HEADERS_MS, REQUEST_MS } from '@hoshikraft/shared/request-deadlines';
import type { Express } from 'express';
import { refuseSocket } from './refusal.ts';

/** A connection without traffic is closed after this time, in ms: the client no longer reads. */
export const IDLE_MS = 60_000;

const statusOf = (code: string | undefined) => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/** The last response of each connection. */
type LastResponses = WeakMap<Duplex, ServerResponse>;

/**
 * Sends an error for input that is not a valid request. After a complete request it waits for that response to finish, so
 * that the two do not mix; an incomplete request gets the error at once, or is cut off if its response has begun.
 */
const refuseInTurn = (
  socket: Socket,
  status: Parameters<typeof refuseSocket>[1],
  lastResponses: LastResponses,
): void => {
  const response = lastResponses.get(socket);
  if (response === undefined || response.writableFinished) refuseSocket(socket, status);
  else if (response.req.complete) response.once('finish', () => refuseSocket(socket, status));
  else if (response.headersSent) socket.destroy();
  else refuseSocket(socket, status);
};

/** The HTTP server of the app: timeouts for requests and slow readers, and errors for invalid requests. */
export const createSiteServer = (app: Express): Server => {
  const lastResponses: LastResponses = new WeakMap();
  const server = createServer({
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECKED_MS,
    // A request without Host gets our error format instead.
    requireHostHeader: false,
  });
  server.setTimeout(IDLE_MS);
  endSlowBodies(server);
  server.on('request', (request, response) => {
    lastResponses.set(request.socket, response);
    app(request, response);
  });
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseInTurn(socket, 417, lastResponses));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuseInTurn(socket as Socket, statusOf(error.code), lastResponses);
  });
  server.on('connect', (_request, socket) => refuseInTurn(socket as Socket, 405, lastResponses));
  return server;
};
