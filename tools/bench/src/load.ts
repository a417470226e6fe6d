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

/** URLs and headers that are used in turn. */
export interface Requests {
  urls: readonly string[];
  headers?: readonly Record<string, string>[];
}

/**
 * Sends GET requests over `atOnce` keep-alive connections, each with another client address. All must return 200.
 *
 * @param isEnough called before each request with the number sent so far
 * @returns response times, milliseconds
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

/** Mean CPU time of these servers per request, microseconds, over `count` requests of one URL. */
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
