import { createServer } from 'node:net';

/** Whether nothing listens on a port of a loopback address. */
export async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * The first port from `wanted` on that nothing listens on and that is not among `taken`.
 *
 * @param wanted port number; 0 lets the system choose is not supported, since the address has to be known beforehand
 * @throws when a hundred ports in a row are in use
 */
export async function freePort(wanted: number, taken: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port between ${wanted} and ${wanted + 99}`);
}
