import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ShopCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A small HTTP server in place of the API: records the calls it receives and responds as the test defines. */
export async function startFakeShop(answer: (call: ShopCall, count: number) => { status: number; body?: unknown }) {
  const calls: ShopCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      calls.push(call);
      const { status, body } = answer(call, calls.filter(({ path }) => path === call.path).length);
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    at: (path: string) => calls.filter((call) => call.path === path),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Waits until `ready` holds. @throws after two seconds */
export async function eventually(ready: () => boolean): Promise<void> {
  for (let waited = 0; waited < 200; waited += 1) {
    if (ready()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('It did not happen within two seconds');
}
