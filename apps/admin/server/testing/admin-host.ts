import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createAdminServer } from '../admin-server.ts';
import { readConfig } from '../config.ts';

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

export interface Received {
  call: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeUpstream {
  url: string;
  received: Received[];
  close(): Promise<void>;
}

/** Stand-in for the API: records the requests and sends the given replies. */
export const startUpstream = async (reply: RequestListener): Promise<FakeUpstream> => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ call: `${request.method} ${request.url}`, headers: request.headers, body });
      reply(request, response);
    });
  });
  return { url: await listen(server), received, close: () => close(server) };
};

/** The server of the operators' app, with a page, a script and a build id. */
export const startAdmin = async (env: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-'));
  for (const name of ['assets', 'builds']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hoshikraft</title>');
  writeFileSync(join(folder, 'assets/main-1.js'), 'main();');
  writeFileSync(join(folder, 'builds/latest.json'), '{"build":"1"}');
  const server = createAdminServer({ config: readConfig(env), folder });
  return {
    url: await listen(server),
    close: async () => {
      await close(server);
      rmSync(folder, { recursive: true });
    },
  };
};
