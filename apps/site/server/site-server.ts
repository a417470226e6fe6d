import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { CHECKED_MS, endSlowBodies, HEADERS_MS, REQUEST_MS } from '@hoshikraft/shared/request-deadlines';
import type { Express } from 'express';
import { refuseSocket } from './refusal.ts';

/** A connection on which nothing moves for so long ends, in ms: nobody reads what is ready for them. */
export const IDLE_MS = 60_000;

const statusOf = (code: string | undefined) => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/** What has come on a connection and is not answered whole yet: the last of it. */
type Answering = WeakMap<Duplex, ServerResponse>;

/**
 * Refuses what is no request. Behind a request that has come whole it waits for that one's answer, in which it would
 * stand otherwise; what a request breaks off in the middle is refused at once, or cut where the answer has begun.
 */
const refuseInTurn = (socket: Socket, status: Parameters<typeof refuseSocket>[1], answering: Answering): void => {
  const response = answering.get(socket);
  if (response === undefined || response.writableFinished) refuseSocket(socket, status);
  else if (response.req.complete) response.once('finish', () => refuseSocket(socket, status));
  else if (response.headersSent) socket.destroy();
  else refuseSocket(socket, status);
};

/** The server around the app: how long it waits for a request and for who reads, and what it says to what is none. */
export const createSiteServer = (app: Express): Server => {
  const answering: Answering = new WeakMap();
  const server = createServer({
    requestTimeout: REQUEST_MS,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECKED_MS,
    // Refused by ourselves, in our shape.
    requireHostHeader: false,
  });
  server.setTimeout(IDLE_MS);
  endSlowBodies(server);
  server.on('request', (request, response) => {
    answering.set(request.socket, response);
    app(request, response);
  });
  server.on('checkExpectation', ({ socket }: IncomingMessage) => refuseInTurn(socket, 417, answering));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET') socket.destroy();
    else refuseInTurn(socket as Socket, statusOf(error.code), answering);
  });
  server.on('connect', (_request, socket) => refuseInTurn(socket as Socket, 405, answering));
  return server;
};
