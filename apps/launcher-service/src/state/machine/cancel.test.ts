import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Schemas } from '../../schemas.ts';
import { HITECH, PLAYER, report, untilCancelled } from '../../testing/fakes.ts';
import type { FakeGame } from '../../testing/fakes.ts';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

let it: RunningTestService;
beforeEach(async () => {
  it = await runService();
});
afterEach(() => it.close());

const launch = () => it.call('POST', '/launch', { body: { client: HITECH, player: PLAYER } });
const cancel = (force = false) => it.call('POST', '/cancel', { body: { force } });
const refusal = (type: string, message: string) => ({ json: { error_message: message, details: { type } } });

async function play(): Promise<FakeGame> {
  await launch();
  await it.until(({ running }) => running !== null);
  return it.runner.games.at(-1) as FakeGame;
}

test.each(['prepare', 'install'] as const)(
  'a cancel during %s leads to idle, and the next launch continues',
  async (step) => {
    it.installer.steps[step] = untilCancelled;
    await launch();
    await it.until(({ status }) => status === (step === 'prepare' ? 'verify' : 'downloadFiles'));
    expect(await cancel()).toMatchObject({ status: 200, json: { status: 'idle', clientId: null, error: null } });
    it.installer.steps = {};
    expect(await launch()).toMatchObject({ status: 202 });
  },
);

test('a cancel leads to idle even if a disk blocks, and the next launch waits for the disk', async () => {
  const letGo = Promise.withResolvers<undefined>();
  it.installer.steps.install = () => letGo.promise;
  await launch();
  await it.until(({ status }) => status === 'downloadFiles');
  expect(await cancel()).toMatchObject({ json: { status: 'idle' } });
  const next = launch();
  letGo.resolve(undefined);
  expect(await next).toMatchObject({ status: 202 });
  await it.until(({ running }) => running !== null);
  expect(it.runner.games).toHaveLength(1);
});

test('a cancel while a game runs is refused unless forced', async () => {
  const game = await play();
  expect(await cancel()).toMatchObject({ status: 409, ...refusal('game_running', 'Игра запущена') });
  expect(game.stops).toBe(0);
  const forced = await cancel(true);
  expect(forced).toMatchObject({ status: 200, json: { status: 'idle', clientId: null, running: null, error: null } });
  expect(game.stops).toBe(1);
});

test('a cancel without a job changes nothing', async () => {
  expect(await cancel()).toMatchObject({ status: 200, json: { status: 'idle', error: null } });
});

test('reports of a cancelled job are ignored', async () => {
  let tell: ((news: Schemas['Progress']) => void) | undefined;
  it.installer.steps.install = (news, signal) => {
    tell = news;
    return untilCancelled(news, signal);
  };
  await launch();
  await it.until(({ status }) => status === 'downloadFiles');
  await cancel();
  tell?.(report({ downloadedBytes: 99 }));
  expect((await it.call('GET', '/progress')).json).toMatchObject({ progress: null, state: { phase: null } });
});
