import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

let it: RunningTestService;
beforeAll(async () => {
  it = await runService();
});
afterAll(() => it.close());

const write = (key: string, value: string) => it.call('POST', `/storage/${key}`, { body: { value } });

test('a text survives a restart of the service and can be deleted', async () => {
  expect(await write('session', '{"accessId":"a","имя":"Кицунэ"}')).toMatchObject({ status: 200 });
  const { home } = it;
  await it.close({ keepHome: true });
  it = await runService({ home });
  expect((await it.call('GET', '/storage/session')).json).toEqual({ value: '{"accessId":"a","имя":"Кицунэ"}' });
  expect(await it.call('DELETE', '/storage/session')).toMatchObject({ status: 204, text: '' });
  expect((await it.call('GET', '/storage/session')).json).toEqual({ value: null });
  expect(await it.call('DELETE', '/storage/session')).toMatchObject({ status: 204 });
});

test('64 KiB of UTF-8 are stored, one byte more is refused', async () => {
  const most = 'я'.repeat(32 * 1024);
  expect(await write('big', most)).toMatchObject({ status: 200 });
  expect(await write('big', `${most}x`)).toMatchObject({ status: 413, json: { details: { type: 'body_too_large' } } });
  expect(await write('big', 'x'.repeat(64 * 1024 + 1))).toMatchObject({ status: 413 });
  expect((await it.call('GET', '/storage/big')).json).toEqual({ value: most });
});

test('a text with half of a surrogate pair is refused, and the stored one stays', async () => {
  await write('halved', 'whole');
  expect(await write('halved', 'a\ud83d')).toMatchObject({
    status: 400,
    json: { details: { type: 'malformed_request' } },
  });
  expect((await it.call('GET', '/storage/halved')).json).toEqual({ value: 'whole' });
});

test('control characters and quotes are returned unchanged', async () => {
  const odd = '\u0000\u2028"\\</script>\n'.repeat(1000);
  await write('odd', odd);
  expect((await it.call('GET', '/storage/odd')).json).toEqual({ value: odd });
});
