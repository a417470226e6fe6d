import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { close, listen } from './testing/upstream.ts';
import { unfinishedSignOuts, retryDelay } from './unfinished-sign-outs.ts';

test('hundreds of sign-outs are retried a few at once, each until it succeeds', async () => {
  const PLAYERS = 200;
  const open = new Set<ServerResponse>();
  const attempts = new Map<string, number>();
  const ended = new Set<string>();
  let most = 0;
  const api = createServer((request, response) => {
    const id = String(request.headers['access-id']);
    attempts.set(id, (attempts.get(id) ?? 0) + 1);
    open.add(response);
    most = Math.max(most, open.size);
    // Slow, so that calls overlap.
    void sleep(5).then(() => {
      open.delete(response);
      const isDone = (attempts.get(id) ?? 0) > 1;
      if (isDone) ended.add(id);
      response.writeHead(isDone ? 200 : 503).end('{}');
    });
  });
  const signOuts = unfinishedSignOuts(await listen(api), 5);
  for (let player = 0; player < PLAYERS; player += 1) {
    signOuts.add({ accessId: `player-${player}`, accessToken: 'token' });
  }
  while (ended.size < PLAYERS) await sleep(10);
  await close(api);
  expect(most).toBeLessThanOrEqual(4);
  expect(new Set(attempts.values())).toEqual(new Set([2]));
});

test('waits double up to a minute, with jitter', () => {
  const middle = Array.from({ length: 8 }, (_, attempts) => retryDelay(attempts, 1000, 0.5));
  expect(middle).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect([retryDelay(1, 1000, 0), retryDelay(1, 1000, 1)]).toEqual([1000, 3000]);
  expect(new Set(Array.from({ length: 100 }, () => retryDelay(10))).size).toBeGreaterThan(90);
});
