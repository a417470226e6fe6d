import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Duration of a long poll for updates, milliseconds. */
const LONG_POLL_MS = 20_000;

/** Starts a messenger server where each user is a member of the group and no messages arrive. */
export async function startMessenger(): Promise<{ environment: Record<string, string>; close(): void }> {
  const server = createServer((request, response) => {
    request.resume();
    const respond = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url?.includes('getChatMember')) respond({ ok: true, result: { status: 'member' } });
    else setTimeout(() => respond({ ok: true, result: [], response: {} }), LONG_POLL_MS).unref();
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
