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

/** Requested again and again, in turn. */
export interface Requests {
  urls: readonly string[];
  headers?: readonly Record<string, string>[];
}

/**
 * Sends GETs over so many kept-alive connections at once, as if each came from another address; all have to be 200.
 *
 * @param isEnough called before each, with how many were sent
 * @returns how long each took, milliseconds
 */
export async function timesOf(
  { urls, headers = [{}] }: Requests,
  atOnce: number,
  isEnough: (sent: number) => boolean,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let sent = 0;
  const worker = async () => {
    while (!isEnough(sent)) {
      const turn = sent;
      sent += 1;
      const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
      const begun = performance.now();
      await get(agent, urls[turn % urls.length] ?? '', {
        'x-forwarded-for': address,
        ...headers[turn % headers.length],
      });
      times.push(performance.now() - begun);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    agent.destroy();
  }
  return times;
}

/** CPU time of these servers for one request, microseconds, over `count` requests of one address. */
export async function cpuPerRequest(
  servers: readonly Measured[],
  url: string,
  count: number,
  headers: Record<string, string>,
): Promise<number> {
  const spent = () => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const before = spent();
  await timesOf({ urls: [url], headers: [headers] }, CONNECTIONS, (sent) => sent >= count);
  return ((spent() - before) / count) * 1_000_000;
}
