import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('everything has a default for development', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4205,
    origin: 'http://127.0.0.1:4205',
    apiUrl: 'http://127.0.0.1:4201',
    proxyHops: 0,
  });
});

test.each([
  ['ADMIN_PORT', 'many'],
  ['ADMIN_URL', 'admin.example'],
  ['ADMIN_URL', 'https://admin.example/operators'],
  ['API_URL', 'https://api.example/api'],
  ['TRUST_PROXY_HOPS', '-1'],
])('a wrong %s is named: %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('production needs a public address with https', () => {
  const NODE_ENV = 'production';
  expect(() => readConfig({ NODE_ENV })).toThrow('ADMIN_URL must be set');
  expect(() => readConfig({ NODE_ENV, ADMIN_URL: 'http://admin.example' })).toThrow('with https');
  expect(readConfig({ NODE_ENV, ADMIN_URL: 'https://admin.example/' }).origin).toBe('https://admin.example');
});
