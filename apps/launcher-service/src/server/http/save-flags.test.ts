import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LaunchFailure } from '../../launch-failure.ts';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

let it: RunningTestService;
beforeEach(async () => {
  it = await runService();
});
afterEach(() => it.close());

const save = () => it.call('POST', '/jvm-flags', { body: { value: '-XX:+UseZGC' } });

test('flags that were tested with Java of a client are distinguished from those that could not be tested', async () => {
  expect(await save()).toMatchObject({ status: 200, json: { tokens: ['-XX:+UseZGC'], tried: false } });
  it.installer.found = [{ executable: '/resources/runtimes/java-17/bin/java', major: 17 }];
  expect(await save()).toMatchObject({ status: 200, json: { value: '-XX:+UseZGC', tried: true } });
  expect((await it.call('GET', '/jvm-flags')).json).not.toHaveProperty('tried');
});

test('flags are saved even if the clients cannot be read', async () => {
  it.installer.javas = () => Promise.reject(new LaunchFailure({ code: 'manifest_untrusted', reason: 'signature' }));
  expect(await save()).toMatchObject({ status: 200, json: { tried: false } });
});

test('a proxy is saved for the next start and used at once; a text that is no address is refused', async () => {
  const saveProxy = (value: string) => it.call('POST', '/proxy', { body: { value } });
  expect((await it.call('GET', '/proxy')).json).toEqual({ value: '' });
  expect(await saveProxy(' http://proxy.example:3128 ')).toMatchObject({
    status: 200,
    json: { value: 'http://proxy.example:3128' },
  });
  expect(it.installer.calls).toContain('proxy http://proxy.example:3128');
  for (const wrong of ['ftp://a', 'a b']) {
    expect(await saveProxy(wrong)).toMatchObject({
      status: 422,
      json: { details: { fields: { value: expect.stringContaining('http://proxy.example:3128') } } },
    });
  }
  expect((await it.call('GET', '/proxy')).json).toEqual({ value: 'http://proxy.example:3128' });
  expect(await saveProxy('')).toMatchObject({ status: 200, json: { value: '' } });
});
