import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

test('every variable has a default, on loopback', () => {
  const config = readConfig({ XDG_DATA_HOME: '/data' }, 'linux');
  expect(config).toMatchObject({
    production: false,
    port: 4203,
    home: '/data/hoshikraft',
    apiUrl: 'http://127.0.0.1:4201',
    clientsUrl: 'http://127.0.0.1:4202/cdn/clients',
    uiOrigins: [],
    linkHosts: [],
    fixedToken: null,
  });
});

test('trailing slashes of addresses and blanks in lists are removed', () => {
  const config = readConfig({
    API_URL: 'https://api.hoshikraft.example/',
    UI_ORIGINS: 'https://a.example, https://b.example:8443 ,',
    LAUNCHER_LOCALE: 'en',
  });
  expect([config.apiUrl, config.uiOrigins, config.locale]).toEqual([
    'https://api.hoshikraft.example',
    ['https://a.example', 'https://b.example:8443'],
    'en',
  ]);
});

test.each([
  [{ LAUNCHER_PORT: '65536' }, 'LAUNCHER_PORT'],
  [{ LAUNCHER_PORT: 'any' }, 'LAUNCHER_PORT'],
  [{ LAUNCHER_HOME: 'relative' }, 'LAUNCHER_HOME'],
  [{ API_URL: 'ftp://api.example' }, 'API_URL'],
  [{ UI_ORIGINS: '*' }, 'UI_ORIGINS'],
  [{ UI_ORIGINS: 'https://a.example/' }, 'UI_ORIGINS'],
  [{ UI_ORIGINS: 'https://a.example/launcher' }, 'UI_ORIGINS'],
  [{ LINK_HOSTS: 'https://forum.example' }, 'LINK_HOSTS'],
  [{ LINK_HOSTS: 'user@forum.example' }, 'LINK_HOSTS'],
  [{ LAUNCHER_TOKEN: 'short' }, 'LAUNCHER_TOKEN'],
  [{ LAUNCHER_TOKEN: 'a-token-that-is-long-enough', NODE_ENV: 'production' }, 'LAUNCHER_TOKEN is for development'],
  ...['API_URL', 'SITE_URL', 'CLIENTS_URL', 'UI_URL'].map((name): [Record<string, string>, string] => [
    { [name]: 'http://hoshikraft.example', NODE_ENV: 'production' },
    `${name} has to be https in production`,
  ]),
  [{ SITE_URL: 'http://localhost.evil.example', NODE_ENV: 'production' }, 'SITE_URL has to be https in production'],
  [{ SITE_URL: 'http://127.0.0.1.evil.example', NODE_ENV: 'production' }, 'SITE_URL has to be https in production'],
])('%j is refused, with the name of the variable', (env, name) => {
  expect(() => readConfig(env)).toThrow(name);
});

test.each([
  { SITE_URL: 'https://hoshikraft.example', NODE_ENV: 'production' },
  { SITE_URL: 'http://localhost:4200', NODE_ENV: 'production' },
  { SITE_URL: 'http://127.0.0.1:4200', NODE_ENV: 'production' },
  { SITE_URL: 'http://[::1]:4200', NODE_ENV: 'production' },
  { SITE_URL: 'http://hoshikraft.example' },
])('%j is accepted', (env) => {
  expect(readConfig(env).siteUrl).toBe(env.SITE_URL);
});

test('all problems are reported at once', () => {
  expect(() => readConfig({ LAUNCHER_PORT: '-1', LAUNCHER_HOME: 'x' })).toThrow(/LAUNCHER_PORT.*LAUNCHER_HOME/);
});
