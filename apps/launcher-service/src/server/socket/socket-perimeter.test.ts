import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

let it: RunningTestService;
beforeAll(async () => {
  it = await runService();
});
afterAll(() => it.close());

describe('who may connect', () => {
  interface Head {
    host?: string;
    origin?: string;
    'sec-websocket-protocol'?: string;
  }
  const call = (head: Head, path = '/ws'): Promise<number> =>
    new Promise((resolve, reject) => {
      const { port, token } = it.service;
      const call = request({
        port,
        host: '127.0.0.1',
        path,
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          host: `127.0.0.1:${port}`,
          'sec-websocket-protocol': `launcher.v1, bearer.${token}`,
          ...head,
        },
      });
      call.on('upgrade', (_response, socket) => {
        socket.destroy();
        resolve(101);
      });
      call.on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      call.on('error', reject);
      call.end();
    });
  const bearer = (token: string) => ({ 'sec-websocket-protocol': `launcher.v1, bearer.${token}` });

  test('our own page, and a program without an Origin', async () => {
    const { port } = it.service;
    expect(await call({ origin: `http://localhost:${port}`, host: `localhost:${port}` })).toBe(101);
    expect(await call({})).toBe(101);
  });

  test.each<[string, () => Head]>([
    ['a foreign Origin', () => ({ origin: 'https://evil.example' })],
    ['a null Origin', () => ({ origin: 'null' })],
    ['another port of this machine', () => ({ origin: 'http://127.0.0.1:1' })],
    ['a foreign Host', () => ({ host: 'evil.example' })],
    ['a Host without our port', () => ({ host: '127.0.0.1' })],
    ['a wrong token', () => bearer('x'.repeat(43))],
    ['an empty token', () => bearer('')],
    ['no token', () => ({ 'sec-websocket-protocol': 'launcher.v1' })],
    ['a token alone', () => ({ 'sec-websocket-protocol': `bearer.${it.service.token}` })],
    ['a token more', () => ({ 'sec-websocket-protocol': `launcher.v1, bearer.${it.service.token}, bearer.x` })],
    ['another protocol', () => ({ 'sec-websocket-protocol': `launcher.v2, bearer.${it.service.token}` })],
  ])('not with %s', async (_name, head) => {
    expect(await call(head())).toBe(403);
  });

  test('not under another address', async () => {
    expect(await call({}, '/launch')).toBe(404);
    expect(await call(bearer('no'), '/other')).toBe(403);
  });
});
