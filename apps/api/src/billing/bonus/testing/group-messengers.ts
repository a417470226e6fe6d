import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fake of Telegram and VK over HTTP that checks members of a group. */
export async function startGroupMessengers() {
  const members = new Set<string>();
  const state = { down: false, hangs: false, requests: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += String(part)));
    request.on('end', () => {
      state.requests += 1;
      if (state.hangs) return;
      if (state.down) return void response.destroy();
      const isTelegram = request.url?.startsWith('/telegram/') ?? false;
      const fields: Record<string, unknown> = isTelegram
        ? (JSON.parse(body) as Record<string, unknown>)
        : Object.fromEntries(new URLSearchParams(body));
      const isMember = members.has(String(fields['user_id']));
      const answer = isTelegram
        ? { ok: true, result: { status: isMember ? 'member' : 'left' } }
        : { response: isMember ? 1 : 0 };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Ids of the members, at either messenger. */
    members,
    state,
    env: { TELEGRAM_API_ROOT: `${url}/telegram`, VK_API_ROOT: `${url}/vk/method` },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type GroupMessengers = Awaited<ReturnType<typeof startGroupMessengers>>;
