import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LaunchFailure } from '../launch-failure.ts';
import { HITECH, MANIFEST } from '../testing/fakes.ts';
import { runService } from '../testing/running-service.ts';
import type { RunningTestService } from '../testing/running-service.ts';

const OTHER = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f00ff';

let it: RunningTestService;
beforeEach(async () => {
  it = await runService();
});
afterEach(() => it.close());

test('automatic memory is what the client that is asked about would be started with', async () => {
  const { recommendedMb } = MANIFEST.memory;
  const ofClient = await it.ask('GET', `/memory?client=${HITECH}`);
  expect(ofClient).toMatchObject({
    status: 200,
    json: { value: 'auto', effective: recommendedMb, recommended: recommendedMb },
  });
  const ofNone = await it.ask('GET', '/memory');
  expect(ofNone).toMatchObject({ status: 200, json: { effective: 2048, recommended: 2048 } });
});

test('a number that was chosen stays the same for every client', async () => {
  await it.ask('POST', '/memory', { body: { value: 1024 } });
  const { json } = await it.ask('GET', `/memory?client=${HITECH}`);
  expect(json).toMatchObject({ value: 1024, effective: 1024, automatic: MANIFEST.memory.recommendedMb });
});

test.each([
  [OTHER, 404, 'client_unknown'],
  ['hitech', 400, 'malformed_request'],
])('the memory of %s is answered with %d', async (client, status, type) => {
  expect(await it.ask('GET', `/memory?client=${client}`)).toMatchObject({ status, json: { details: { type } } });
});

test('without the list of clients nothing is guessed', async () => {
  it.installer.steps.list = () => Promise.reject(new LaunchFailure({ code: 'manifest_unavailable' }));
  expect(await it.ask('GET', `/memory?client=${HITECH}`)).toMatchObject({ status: 503 });
  expect(await it.ask('GET', '/memory')).toMatchObject({ status: 200 });
});
