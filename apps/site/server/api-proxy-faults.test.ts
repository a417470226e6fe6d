import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { sendRequest, PAGE_WRITE } from './testing/send-request.ts';
import { startProxy } from './testing/proxy-host.ts';
import { close, listen } from './testing/upstream.ts';

test.each([
  ['ru', 'Сервис временно недоступен'],
  ['en-GB,en;q=0.9', 'The service is temporarily unavailable'],
])("an unavailable API is 503 at once, in the API's error format: %s", async (language, message) => {
  const unavailable = await startProxy('http://127.0.0.1:9');
  const answer = await sendRequest(`${unavailable.url}/api/main`, { headers: { 'accept-language': language } });
  await unavailable.close();
  expect(answer.status).toBe(503);
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'retry-after': '3' });
  expect(JSON.parse(answer.body)).toMatchObject({
    error_code: 9,
    error_message: message,
    details: { type: 'database_unavailable', description: expect.any(String) },
  });
});

test('HEAD of a sign-in, which has no body, has the status that the API sent', async () => {
  const api = createServer((_request, response) =>
    response.writeHead(404, { 'content-type': 'application/json' }).end(),
  );
  const proxy = await startProxy(await listen(api));
  const answer = await sendRequest(`${proxy.url}/api/user/auth/login`, { method: 'HEAD' });
  expect(answer.status).toBe(404);
  await Promise.all([proxy.close(), close(api)]);
});

test('an API that is silent, stops in the middle or drips gets no more time', async () => {
  const silent = createServer((request, response) => {
    if (!request.url?.includes('half')) return;
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    if (request.url.includes('drip')) setInterval(() => response.write(' '), 500).unref();
  });
  const proxy = await startProxy(await listen(silent));
  const write = { method: 'POST', headers: PAGE_WRITE, body: '{}' };
  const asked = [
    sendRequest(`${proxy.url}/api/main`),
    sendRequest(`${proxy.url}/api/store/buy`, write),
    sendRequest(`${proxy.url}/api/user/auth/login`, write),
    sendRequest(`${proxy.url}/api/user/auth/login?half`, write),
    sendRequest(`${proxy.url}/api/user/auth/login?half-drip`, write),
    sendRequest(`${proxy.url}/api/main?half`),
    sendRequest(`${proxy.url}/api/main?half-drip`),
  ];
  const ends = await Promise.all(asked.map((one) => one.then(({ status }) => status).catch(() => 'cut off')));
  await Promise.all([proxy.close(), close(silent)]);
  expect(ends).toEqual([503, 503, 503, 503, 503, 'cut off', 'cut off']);
});

test('an upload may pause while the API still reads, and no longer', async () => {
  const listening = createServer((request, response) => {
    void buffer(request).then((body) => response.end(String(body.length)));
  });
  const notReading = createTcpServer({ pauseOnConnect: true }, (socket) => void socket.on('error', () => undefined));
  const [patient, given] = [await startProxy(await listen(listening)), await startProxy(await listen(notReading))];
  const paused = Readable.from(
    (async function* () {
      yield Buffer.alloc(1_000_000);
      await sleep(6000);
      yield Buffer.alloc(1_000_000);
    })(),
  );
  const slow = { method: 'POST', headers: PAGE_WRITE, body: Readable.toWeb(paused), duplex: 'half' } as RequestInit;
  const [whole, lost] = await Promise.all([
    fetch(`${patient.url}/api/store/buy`, slow),
    fetch(`${given.url}/api/store/buy`, { method: 'POST', headers: PAGE_WRITE, body: Buffer.alloc(30_000_000) }),
  ]);
  expect([whole.status, await whole.text(), lost.status]).toEqual([200, '2000000', 503]);
  await Promise.all([patient.close(), given.close(), close(listening)]);
  notReading.close();
});

/** Responds after the first bytes and closes the connection while the body is still being sent. */
const hasty = () =>
  createTcpServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.pause();
      socket.write('HTTP/1.1 413 Payload Too Large\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}');
      setTimeout(() => socket.destroy(), 300);
    });
  });

test.each(['keep-alive', 'close'])('a body too large is 413, whatever its size (%s)', async (connection) => {
  const api = hasty();
  const proxy = await startProxy(await listen(api));
  const headers = { ...PAGE_WRITE, connection };
  for (const megabytes of [1, 4, 16]) {
    const body = 'x'.repeat(megabytes * 1_000_000);
    const { status } = await sendRequest(`${proxy.url}/api/store/buy`, { method: 'POST', headers, body });
    expect([megabytes, status]).toEqual([megabytes, 413]);
  }
  await proxy.close();
  api.close();
});
