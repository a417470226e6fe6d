import { Agent, request } from 'node:http';
import type { Measured } from './process.ts';

const CONNECTIONS = 8;

function get(agent: Agent, url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (reply) => {
      reply.resume();
      reply.once('end', () => {
        if (reply.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${reply.statusCode ?? 'nothing'}`));
      });
    });
    call.once('error', reject);
    call.end();
  });
}

/** Sends `count` GETs over a few kept-alive connections, as if each came from another address; all have to be 200. */
export async function sendMany(url: string, count: number, headers: Record<string, string> = {}): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const address = `10.${(left >> 16) & 255}.${(left >> 8) & 255}.${left & 255}`;
      await get(agent, url, { 'x-forwarded-for': address, ...headers });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
}

/** CPU time of the server for one request, microseconds, over `count` requests. */
export async function cpuPerRequest(
  server: Measured,
  path: string,
  count: number,
  headers?: Record<string, string>,
): Promise<number> {
  const before = server.cpu();
  await sendMany(server.url + path, count, headers);
  return ((server.cpu() - before) / count) * 1_000_000;
}

/** Time of one request where as many go at once as there are connections, milliseconds, over `count` requests. */
export async function millisecondsPerRequest(
  url: string,
  count: number,
  headers?: Record<string, string>,
): Promise<number> {
  const begun = performance.now();
  await sendMany(url, count, headers);
  return (performance.now() - begun) / count;
}
