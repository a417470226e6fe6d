import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('the sandbox refuses production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('refuses NODE_ENV=production');
});

test('without environment variables the default addresses are used', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ host: '127.0.0.1', port: 4202, publicUrl: 'http://127.0.0.1:4202' });
  expect(config.gameServers.botLogins.length).toBeGreaterThan(3);
});

test('the newest of the reseller secrets comes first', () => {
  expect(readConfig({ RESELLER_SECRETS: 'new, old' }).reseller.secrets).toEqual(['new', 'old']);
});

test.each([
  [{ SANDBOX_PORT: 'http' }, 'SANDBOX_PORT'],
  [{ BOT_LOGINS: 'good_one,bad name' }, 'bad name'],
  [{ SANDBOX_CLOCK: 'evening' }, 'SANDBOX_CLOCK'],
  [{ SANDBOX_URL: `http://${'long'.repeat(20)}` }, 'SANDBOX_URL'],
])('a value that cannot work is refused by name: %j', (env, name) => {
  expect(() => readConfig(env)).toThrow(name);
});
