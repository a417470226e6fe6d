import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LaunchFailure } from '../../launch-failure.ts';
import { HITECH } from '../../testing/fakes.ts';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

let it: RunningTestService;
beforeEach(async () => {
  it = await runService();
});
afterEach(() => it.close());

test('if the folder cannot be created, the job reports it, and no call fails', async () => {
  await writeFile(join(it.home, 'resources'), 'a file where the folder should be');
  const path = join(it.home, 'resources');
  it.installer.steps.prepare = () =>
    Promise.reject(new LaunchFailure({ code: 'path_unusable', reason: 'not_a_folder', path }));
  expect(await it.call('POST', '/verify', { body: { client: HITECH } })).toMatchObject({ status: 202 });
  expect(await it.until(({ status }) => status === 'idle')).toMatchObject({
    error: { code: 'path_unusable', reason: 'not_a_folder' },
  });
});
