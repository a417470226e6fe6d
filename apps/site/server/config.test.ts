import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { SOURCE_ALIASES } from './source-aliases.ts';

test('defaults are those of docs/product/site-shell.md', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4200,
    apiUrl: 'http://127.0.0.1:4201',
    siteOrigin: 'http://127.0.0.1:4200',
    primaryOrigin: 'http://127.0.0.1:4200',
    downloadsUrl: null,
    developmentPages: false,
    brand: 'Hoshikraft',
    crawled: true,
    proxyHops: 0,
    pageDeadlineMs: 1800,
    responseDeadlineMs: 4900,
    sourceAliases: new Map(Object.entries(SOURCE_ALIASES)),
  });
});

test('deadlines of pages and responses are a little longer than those of the API', () => {
  expect(readConfig({ READ_DEADLINE_MS: '60000', WRITE_DEADLINE_MS: '5000' })).toMatchObject({
    pageDeadlineMs: 60_400,
    responseDeadlineMs: 5400,
  });
});

test('one variable excludes search engines', () => {
  expect(readConfig({ SEARCH_ENGINES: 'off' }).crawled).toBe(false);
});

test('addresses of hosts lose their trailing slash', () => {
  const config = readConfig({ SITE_URL: 'https://mirror.example/', PRIMARY_ORIGIN: 'https://hoshi.example' });
  expect([config.siteOrigin, config.primaryOrigin]).toEqual(['https://mirror.example', 'https://hoshi.example']);
});

test('the pages that show the UI kit are off by default and refused in production', () => {
  expect(readConfig({ DEVELOPMENT_PAGES: 'on' }).developmentPages).toBe(true);
  expect(readConfig({ DEVELOPMENT_PAGES: 'yes' }).developmentPages).toBe(false);
  expect(() => readConfig({ DEVELOPMENT_PAGES: 'on', NODE_ENV: 'production' })).toThrow('DEVELOPMENT_PAGES');
});

test('the address of the downloads keeps its path', () => {
  expect(readConfig({ DOWNLOADS_URL: 'https://cdn.example/launcher/' }).downloadsUrl).toBe(
    'https://cdn.example/launcher',
  );
});

test.each([
  ['SITE_PORT', 'many'],
  ['SITE_PORT', '70000'],
  ['API_URL', 'api'],
  ['API_URL', 'ftp://api.example'],
  ['SITE_URL', 'https://hoshi.example/play'],
  ['SITE_URL', 'https://hoshi.example/?a=1'],
  ['SITE_URL', 'https://user@hoshi.example'],
  ['PRIMARY_ORIGIN', 'https://hoshi.example/ru/'],
  ['API_URL', 'https://api.example/api'],
  ['DOWNLOADS_URL', 'downloads'],
  ['TRUST_PROXY_HOPS', '-1'],
  ['READ_DEADLINE_MS', '0'],
  ['WRITE_DEADLINE_MS', 'soon'],
])('a wrong %s is named: %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('the host loads in plain Node, so it imports no components or messages of the pages, and refuses a wrong variable', () => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], SITE_URL: 'nonsense' };
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
  expect(stderr).toContain('Error: SITE_URL is not an http(s) address: nonsense');
  expect(status).toBe(1);
});
