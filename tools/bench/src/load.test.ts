import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { timesOf } from './load.ts';

test('all requests arrive, and one failed response fails the run', async () => {
  let seen = 0;
  const server = createServer((call, reply) => {
    seen += 1;
    reply.statusCode = call.url === '/fine' ? 200 : 500;
    reply.end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = (path: string, count: number) => timesOf({ urls: [url + path] }, 8, (sent) => sent >= count);
  expect(await send('/fine', 50)).toHaveLength(50);
  expect(seen).toBe(50);
  await expect(send('/broken', 3)).rejects.toThrow('answered 500');
  server.closeAllConnections();
  server.close();
});
