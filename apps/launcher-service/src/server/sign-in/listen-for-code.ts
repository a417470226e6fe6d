import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the player decided in the browser; null: refused. */
type Decision = (code: string | null) => void;

export interface CodeListener {
  port: number;
  close(): void;
}

/** Headers of the page: it loads nothing, and its address contains a code. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

const isSame = (one: string, other: string): boolean =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Listens on a random port of 127.0.0.1 for the browser to come back with a code and the state of this sign-in. Anything else
 * gets 404, so that other pages and programs can neither end the sign-in nor decide it.
 *
 * @param page text of the page, by whether the player confirmed
 */
export async function listenForCode(
  state: string,
  page: (isApproved: boolean) => string,
  decide: Decision,
): Promise<CodeListener> {
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    const url = URL.parse(request.url ?? '', `http://127.0.0.1:${port}`);
    const query = url?.searchParams;
    const isOurs =
      request.method === 'GET' && request.headers.host === `127.0.0.1:${port}` && url?.pathname === '/callback';
    const code = query?.get('code') ?? null;
    const isDecision = /^[\w-]{1,43}$/.test(code ?? '') || query?.get('error') === 'access_denied';
    if (!isOurs || !isDecision || !isSame(query?.get('state') ?? '', state)) {
      response.writeHead(404, { connection: 'close' }).end();
      return;
    }
    response.writeHead(200, HEADERS).end(page(code !== null));
    decide(code);
  });
  server.listen({ host: '127.0.0.1', port: 0, exclusive: true });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    // Not its connections: the page may still be on its way.
    close: () => void server.close(),
  };
}
