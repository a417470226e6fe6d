import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@hoshikraft/testkit/until';
import { afterEach, expect, jest, test } from '@jest/globals';
import compression from 'compression';
import express from 'express';
import { apiProxy } from './api-proxy.ts';
import { readConfig } from './config.ts';
import { createSiteServer, IDLE_MS } from './site-server.ts';
import { sendRequest, PAGE_WRITE } from './testing/send-request.ts';
import { tokenOf } from './testing/fixtures.ts';
import { close, listen } from './testing/upstream.ts';

jest.setTimeout(180_000);

const MEGABYTE = 1024 * 1024;
const ANSWER = 512 * MEGABYTE;
/** Generous limit for the socket buffers of two connections, in bytes. */
const LIMIT = 64 * MEGABYTE;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** An API with a huge response; counts the bytes that it could write, and whether the connection was closed. */
const startHugeApi = async () => {
  const seen = { written: 0, left: false };
  const chunk = randomBytes(48 * 1024).toString('base64');
  const server = createServer((request, response) => {
    request.resume();
    response.on('close', () => (seen.left = true));
    response.writeHead(200, { 'content-type': 'text/plain' });
    const write = (): void => {
      while (!response.destroyed && seen.written < ANSWER) {
        seen.written += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', write);
      }
      response.end();
    };
    write();
  });
  ends.push(() => close(server));
  return { seen, url: await listen(server) };
};

const startHost = async (apiUrl: string): Promise<{ server: Server; url: string }> => {
  const app = express();
  app.use('/api', compression(), apiProxy({ ...readConfig({ SITE_URL: 'http://site.test' }), apiUrl }));
  const server = createSiteServer(app);
  ends.push(() => close(server));
  return { server, url: await listen(server) };
};

/** Sends a request and reads nothing of the response. */
const requestWithoutReading = (url: string, coding: string): Socket => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  socket.write(`GET /api/long HTTP/1.1\r\nHost: site.test\r\nAccept-Encoding: ${coding}\r\n\r\n`);
  ends.push(() => socket.destroy());
  return socket;
};

/** Bytes written, as soon as the number no longer grows. */
const settled = async (seen: { written: number }): Promise<number> => {
  for (let before = -1; before !== seen.written || before === 0; await sleep(500)) before = seen.written;
  return seen.written;
};

test.each(['identity', 'gzip'])(
  'a client that does not read slows the API down and fills no memory (%s)',
  async (coding) => {
    const { seen, url } = await startHugeApi();
    const host = await startHost(url);
    const socket = requestWithoutReading(host.url, coding);
    const held = await settled(seen);
    expect(held).toBeLessThan(LIMIT);
    // The slow reader does not use up the API's deadline: the transfer continues.
    socket.resume();
    await until(() => {
      if (seen.left) throw new Error('cut off');
      return seen.written > 4 * held;
    });
  },
);

test('a client that does not read for long is disconnected, and the API call ends', async () => {
  const { seen, url } = await startHugeApi();
  const host = await startHost(url);
  expect(host.server.timeout).toBe(IDLE_MS);
  host.server.setTimeout(300);
  const socket = requestWithoutReading(host.url, 'identity');
  await until(() => seen.left);
  socket.resume();
  await until(() => socket.destroyed);
  expect(seen.written).toBeLessThan(LIMIT);
});

test('an endless sign-in response is an error, and is not read to its end', async () => {
  const { seen, url } = await startHugeApi();
  const host = await startHost(url);
  const question = { method: 'POST', headers: PAGE_WRITE, body: '{}' };
  const answer = await sendRequest(`${host.url}/api/user/auth/login`, question);
  expect(answer.status).toBe(503);
  expect(answer.body).not.toContain(tokenOf(1));
  await until(() => seen.left);
  expect(seen.written).toBeLessThan(LIMIT);
});
