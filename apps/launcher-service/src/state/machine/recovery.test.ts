import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fakeInstaller, HITECH, PLAYER } from '../../testing/fakes.ts';
import type { RunningTestService } from '../../testing/running-service.ts';
import { runService } from '../../testing/running-service.ts';

let it: RunningTestService;
let installer: ReturnType<typeof fakeInstaller>;
let recovered: PromiseWithResolvers<{ movedBack: boolean }>;

/** A service whose recovery is blocked by another program that holds a file. */
beforeEach(async () => {
  installer = fakeInstaller();
  recovered = Promise.withResolvers();
  installer.recover = () => {
    installer.calls.push('recover');
    return recovered.promise;
  };
  installer.plan = { upToDate: true };
  it = await runService({ integrations: { installer } });
});
afterEach(async () => {
  recovered.resolve({ movedBack: false });
  await it.close();
});

const launch = () => it.call('POST', '/launch', { body: { client: HITECH, player: PLAYER } });

test('the service responds while it recovers, and a launch waits for the recovery', async () => {
  expect(await it.state()).toMatchObject({ status: 'idle' });
  expect((await it.call('GET', '/clients')).status).toBe(200);
  expect(await launch()).toMatchObject({ status: 202, json: { state: { status: 'verify' } } });
  await delay(150);
  expect(installer.calls).toEqual(['recover']);
  recovered.resolve({ movedBack: false });
  await it.until(({ running }) => running !== null);
  expect(installer.calls).toEqual(['recover', 'prepare']);
});

test('the service responds before the size of an interrupted download is known', async () => {
  recovered.resolve({ movedBack: false });
  await it.close({ keepHome: true });
  await writeFile(join(it.home, 'journal.json'), JSON.stringify({ job: { clientId: HITECH } }));
  const held = Promise.withResolvers<number>();
  installer.heldBytes = () => held.promise;
  it = await runService({ home: it.home, integrations: { installer } });
  expect(await it.state()).toMatchObject({ interrupted: { clientId: HITECH, bytesHeld: 0 } });
  held.resolve(77);
  await it.until(({ interrupted }) => interrupted?.bytesHeld === 77);
});

test('a waiting launch can be cancelled, and starts nothing later', async () => {
  await launch();
  expect(await it.call('POST', '/cancel', { body: {} })).toMatchObject({ json: { status: 'idle', clientId: null } });
  recovered.resolve({ movedBack: false });
  await delay(100);
  expect(installer.calls).toEqual(['recover']);
  expect(await it.state()).toMatchObject({ status: 'idle', running: null, error: null });
});

test('a check and a move wait too', async () => {
  for (const [path, body, call] of [
    ['/verify', { client: HITECH }, 'prepare full'],
    ['/resource-folder', { value: '/elsewhere' }, 'move /elsewhere'],
  ] as const) {
    expect(await it.call('POST', path, { body })).toMatchObject({ status: 202 });
    await delay(100);
    expect(installer.calls).not.toContain(call);
    await it.call('POST', '/cancel', { body: {} });
  }
  recovered.resolve({ movedBack: false });
  await delay(100);
  expect(installer.calls).toEqual(['recover']);
});

test('a service that is stopped while it recovers ends', async () => {
  installer.close = async () => recovered.reject(new Error('the thread of clients ended'));
  await launch();
  await it.service.close();
  await expect(it.call('GET', '/progress')).rejects.toThrow();
});
