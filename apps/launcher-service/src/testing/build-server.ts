import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Replaces the response to a request; false sends the original one. */
export type Fault = (request: IncomingMessage, response: ServerResponse, name: string) => boolean;

export interface BuildServer {
  url: string;
  /** Requested names, in order. */
  requested: string[];
  fault: Fault | null;
  /** Sent bytes of bodies, by name. */
  sent: Map<string, number>;
  close(): Promise<void>;
}

/** A real HTTP server over files in memory, with ranges, ETags and `If-Range` like a CDN. */
export async function serveBuilds(files: ReadonlyMap<string, Buffer>): Promise<BuildServer> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1));
    state.requested.push(name);
    if (state.fault?.(request, response, name) === true) return;
    answerTruly(files, name, request, response, state.sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: BuildServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested: [],
    fault: null,
    sent: new Map(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return state;
}

/** First and last byte of a response, both inclusive. */
export function requestedRange(
  request: IncomingMessage,
  size: number,
  etag: string,
): { from: number; to: number } | null {
  const match = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const condition = request.headers['if-range'];
  if (!match || (condition !== undefined && condition !== etag)) return null;
  return { from: Number(match[1]), to: Math.min(size - 1, match[2] ? Number(match[2]) : size - 1) };
}

export const etagOf = (name: string): string => `"${name}"`;

export function answerTruly(
  files: ReadonlyMap<string, Buffer>,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  sent: Map<string, number> = new Map(),
): void {
  const bytes = files.get(name);
  if (bytes === undefined) {
    response.writeHead(404).end();
    return;
  }
  const range = requestedRange(request, bytes.length, etagOf(name));
  if (range && range.from >= bytes.length) {
    response.writeHead(416).end();
    return;
  }
  const body = range ? bytes.subarray(range.from, range.to + 1) : bytes;
  sent.set(name, (sent.get(name) ?? 0) + body.length);
  response.writeHead(range ? 206 : 200, {
    etag: etagOf(name),
    'accept-ranges': 'bytes',
    'content-length': body.length,
    ...(range ? { 'content-range': `bytes ${range.from}-${range.to}/${bytes.length}` } : {}),
  });
  response.end(body);
}
