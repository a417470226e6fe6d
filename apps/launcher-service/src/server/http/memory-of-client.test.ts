import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LaunchFailure } from '../../launch-failure.ts';
import { HITECH, MANIFEST } from '../../testing/fakes.ts';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

const OTHER = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f00ff';

let it: RunningTestService;
beforeEach(async () => {
  it = await runService();
});
afterEach(() => it.close());

test('automatic memory is that with which the requested client would start', async () => {
  const { recommendedMb } = MANIFEST.memory;
  const ofClient = await it.call('GET', `/memory?client=${HITECH}`);
  expect(ofClient).toMatchObject({
    status: 200,
    json: { value: 'auto', effective: recommendedMb, recommended: recommendedMb },
  });
  const ofNone = await it.call('GET', '/memory');
  expect(ofNone).toMatchObject({ status: 200, json: { effective: 2048, recommended: 2048 } });
});

test('a selected amount is the same for every client', async () => {
  await it.call('POST', '/memory', { body: { value: 1024 } });
  const { json } = await it.call('GET', `/memory?client=${HITECH}`);
  expect(json).toMatchObject({ value: 1024, effective: 1024, automatic: MANIFEST.memory.recommendedMb });
});

test.each([
  [OTHER, 404, 'client_unknown'],
  ['hitech', 400, 'malformed_request'],
])('the memory of client %s responds with %d', async (client, status, type) => {
  expect(await it.call('GET', `/memory?client=${client}`)).toMatchObject({ status, json: { details: { type } } });
});

test('without the list of clients there is no guess', async () => {
  it.installer.steps.list = () => Promise.reject(new LaunchFailure({ code: 'manifest_unavailable' }));
  expect(await it.call('GET', `/memory?client=${HITECH}`)).toMatchObject({ status: 503 });
  expect(await it.call('GET', '/memory')).toMatchObject({ status: 200 });
});
