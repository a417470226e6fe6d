import { afterEach, expect, test } from '@jest/globals';
import { runService } from '../../testing/running-service.ts';
import type { RunningTestService } from '../../testing/running-service.ts';

let it: RunningTestService;
afterEach(() => it.close());

const begin = async (acceptLanguage: string): Promise<unknown> => {
  const { json } = await it.call('GET', '/system-states', { headers: { 'accept-language': acceptLanguage } });
  return (json as { locale: unknown }).locale;
};

test.each(['', 'de'])(
  'without a configured language the pages start in the language of the browser: %j',
  async (configured) => {
    it = await runService({ env: { LAUNCHER_LOCALE: configured } });
    expect(await begin('en-GB,en;q=0.9')).toBe('en');
    expect(await begin('ru-RU,en;q=0.5')).toBe('ru');
    expect(await begin('de,en;q=0.5')).toBe('en');
  },
);

test('a configured language wins over the language of the browser', async () => {
  it = await runService({ env: { LAUNCHER_LOCALE: 'en' } });
  expect(await begin('ru-RU')).toBe('en');
});
