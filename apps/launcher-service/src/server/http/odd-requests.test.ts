import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

let it: RunningTestService;
beforeAll(async () => {
  it = await runService();
});
afterAll(() => it.close());

/** All received text until the connection ends. */
function say(head: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(it.service.port, '127.0.0.1');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
    socket.write(`${[...head, `Host: 127.0.0.1:${it.service.port}`, '', ''].join('\r\n')}`);
  });
}

test.each(['//', '//[', '///', '//:99999/', '/\\['])(
  'an invalid address is not an internal error: %s',
  async (path) => {
    const answer = await say([`GET ${path} HTTP/1.1`, 'Connection: close']);
    expect(Number(answer.split(' ')[1])).toBe(404);
  },
);

test('a page on another host with the same path opens nothing', async () => {
  const answer = await say(['GET //elsewhere.example/assets HTTP/1.1', 'Connection: close']);
  expect(Number(answer.split(' ')[1])).toBe(404);
});

test('a refused socket that the client keeps open does not delay the end', async () => {
  const other = await runService();
  const socket = connect({ host: '127.0.0.1', port: other.service.port, allowHalfOpen: true });
  const ended = once(socket, 'end');
  socket.resume();
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${other.service.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  await ended;
  const closed = other.close().then(() => 'closed');
  expect(await Promise.race([closed, delay(2000, 'still open', { ref: false })])).toBe('closed');
  socket.destroy();
  await closed;
});
