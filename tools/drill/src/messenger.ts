import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** So long a bot that asks for news waits in vain, milliseconds. */
const NO_NEWS_MS = 20_000;

/** A messenger where everybody is a member of the group and nobody ever writes, on a real socket. */
export async function startMessenger(): Promise<{ environment: Record<string, string>; close(): void }> {
  const server = createServer((request, response) => {
    request.resume();
    const answer = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.includes('getChatMember')) answer({ ok: true, result: { status: 'member' } });
    else setTimeout(() => answer({ ok: true, result: [], response: {} }), NO_NEWS_MS).unref();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    environment: { TELEGRAM_API_ROOT: `${url}/telegram`, VK_API_ROOT: `${url}/vk/method` },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
