import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  url: string;
  /** Requests that found a node gone and went to the next one. */
  passedOn(): number;
  close(): Promise<void>;
}

/**
 * Sends requests to the nodes in turn as nginx does with `proxy_next_upstream error non_idempotent`: a connection a
 * request, and the next node where a connection is refused or ends before an answer has begun. A node that closes its
 * door resets what knocked in that very moment; writes may be repeated because their key makes them one.
 */
export async function startBalancer(nodes: readonly string[]): Promise<Balancer> {
  let turn = 0;
  let passedOn = 0;

  const send = (request: IncomingMessage, body: Buffer, response: ServerResponse, order: readonly string[]): void => {
    const [node = '', ...others] = order;
    const { method, headers, url } = request;
    const sent = ask(node + (url ?? ''), { method, headers: { ...headers, connection: 'close' }, agent: false });
    sent.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (response.headersSent) return void response.destroy();
      if (others.length > 0) {
        passedOn += 1;
        return send(request, body, response, others);
      }
      response.writeHead(502, { 'content-type': 'application/json' }).end(JSON.stringify({ gateway: error.code }));
    });
    sent.end(body);
  };

  const server = createServer((request, response) => {
    turn = (turn + 1) % nodes.length;
    const order = [...nodes.slice(turn), ...nodes.slice(0, turn)];
    void buffer(request).then((body) => send(request, body, response, order));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passedOn: () => passedOn,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
