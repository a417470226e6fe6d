import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { LaunchFailure } from '../../launch-failure.ts';
import { fakeInstaller } from '../../testing/fakes.ts';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

let it: RunningTestService;
beforeEach(async () => {
  it = await runService();
});
afterEach(() => it.close());

test.each(['', 'clients', './clients', '~/clients'])('a move to %j, which is not an absolute path', async (value) => {
  const answer = await it.call('POST', '/resource-folder', { body: { value } });
  expect(answer).toMatchObject({
    status: 422,
    json: { details: { fields: { value: 'Укажите полный путь к папке.' } } },
  });
});

test('a move to the current folder', async () => {
  const value = `${join(it.home, 'resources')}/`;
  expect(await it.call('POST', '/resource-folder', { body: { value } })).toMatchObject({
    status: 422,
    json: { details: { fields: { value: 'Игра уже в этой папке.' } } },
  });
  expect(it.installer.calls).toEqual(['recover']);
});

test('a move whose setting cannot be saved is reverted', async () => {
  await mkdir(join(it.home, 'settings.json'));
  await it.call('POST', '/resource-folder', { body: { value: '/elsewhere' } });
  expect(await it.until(({ status }) => status === 'idle')).toMatchObject({ error: { code: 'internal' } });
  expect(it.installer.calls).toEqual(['recover', 'move /elsewhere', `move ${join(it.home, 'resources')}`]);
});

test('the setting changes after all files are moved, not before', async () => {
  it.installer.steps.move = () => Promise.reject(new LaunchFailure({ code: 'disk_full', need: 5, free: 1 }));
  expect((await it.call('POST', '/resource-folder', { body: { value: '/elsewhere' } })).json).toMatchObject({
    state: { status: 'downloadFiles', phase: 'moving', clientId: null },
  });
  expect(await it.until(({ status }) => status === 'idle')).toMatchObject({
    error: { code: 'disk_full', clientId: null },
  });
  expect((await it.call('GET', '/resource-folder')).json).toMatchObject({ value: join(it.home, 'resources') });
  it.installer.steps = {};
  await it.call('POST', '/resource-folder', { body: { value: '/elsewhere' } });
  await it.until(({ status }) => status === 'idle');
  expect((await it.call('GET', '/resource-folder')).json).toMatchObject({ value: '/elsewhere' });
  // The old folder is deleted at once: a move back never restores the worlds in it.
  expect(it.installer.calls).toEqual(['recover', 'move /elsewhere', 'move /elsewhere', 'recover']);
});

test.each([true, false])('a start that reverted a move logs that: %s', async (movedBack) => {
  const lines: string[] = [];
  const installer = Object.assign(fakeInstaller(), { movedBack });
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const started = await runService({ integrations: { installer }, log });
  await started.close();
  expect(lines.some((line) => line.includes('a move was interrupted'))).toBe(movedBack);
});
