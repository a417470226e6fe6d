import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  action: string;
  language: string | undefined;
  body: Record<string, string>;
}

/** A fake game server that accepts the players of the test and records requests. */
export async function startGameServer(answer: (call: Call) => { status?: number; body: object }) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += String(piece);
    const action = (request.url ?? '').split('/').at(-1) ?? '';
    const call = { action, language: request.headers['accept-language'], body: JSON.parse(text) as Call['body'] };
    calls.push(call);
    const { status = 200, body } = answer(call);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    calls,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/game-servers/hitech`,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
