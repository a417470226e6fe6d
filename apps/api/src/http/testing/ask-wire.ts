import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The port of a server, which listens from then on. */
export async function portOf(server: FastifyInstance): Promise<number> {
  if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
  return (server.server.address() as AddressInfo).port;
}

/** Asks over a connection of its own: `inject` begins behind what answers before Fastify does. */
export async function askWire(server: FastifyInstance, path: string, { body, ...asked }: Asked = {}): Promise<Answer> {
  const port = await portOf(server);
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, agent: false, ...asked }, (reply) => {
      const { statusCode: status, headers } = reply;
      text(reply).then((said) => resolve({ status, headers, body: said }), reject);
    });
    call.once('error', reject).end(body);
  });
}
