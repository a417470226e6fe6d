import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LaunchFailure } from '../launch-failure.ts';
import { runService } from '../testing/running-service.ts';
import type { RunningTestService } from '../testing/running-service.ts';

let it: RunningTestService;
beforeEach(async () => {
  it = await runService();
});
afterEach(() => it.close());

const save = () => it.ask('POST', '/jvm-flags', { body: { value: '-XX:+UseZGC' } });

test('flags that a Java of the clients tried are told from those that none could try', async () => {
  expect(await save()).toMatchObject({ status: 200, json: { tokens: ['-XX:+UseZGC'], tried: false } });
  it.installer.found = [{ executable: '/resources/runtimes/java-17/bin/java', major: 17 }];
  expect(await save()).toMatchObject({ status: 200, json: { value: '-XX:+UseZGC', tried: true } });
  expect((await it.ask('GET', '/jvm-flags')).json).not.toHaveProperty('tried');
});

test('clients that cannot be read keep no flags from being saved', async () => {
  it.installer.javas = () => Promise.reject(new LaunchFailure({ code: 'manifest_untrusted', reason: 'signature' }));
  expect(await save()).toMatchObject({ status: 200, json: { tried: false } });
});
