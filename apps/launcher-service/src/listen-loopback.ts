import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Number of ports to try if the first one is in use. */
const TRIES = 20;

type Upgrade = (request: IncomingMessage, connection: Duplex, head: Buffer) => void;

async function listen(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function listenSomewhere(server: Server, first: number): Promise<number> {
  for (let port = first; ; port += 1) {
    try {
      await listen(server, '127.0.0.1', port);
      return (server.address() as { port: number }).port;
    } catch (error) {
      const isTaken = ['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isTaken || port >= Math.min(first + TRIES, 65_535)) throw error;
    }
  }
}

/**
 * Listens on loopback only: on 127.0.0.1, and on ::1 if the machine has it, because `localhost` may mean either.
 *
 * @param first port to try first; the next free one is used; 0 means any
 */
export async function listenLoopback(
  server: FastifyInstance,
  first: number,
  upgrade: Upgrade,
): Promise<{ port: number; close(): Promise<void> }> {
  const twin = createServer((request, response) => server.routing(request, response));
  server.server.on('upgrade', upgrade);
  twin.on('upgrade', upgrade);
  const port = await listenSomewhere(server.server, first);
  await listen(twin, '::1', port).catch(() => undefined);
  return {
    port,
    async close() {
      twin.closeAllConnections();
      twin.close();
      await server.close();
    },
  };
}
