import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { downloadsReader } from './downloads.ts';
import { close, listen } from './testing/upstream.ts';

const SHA = 'c'.repeat(64);
const artifact = (more: object = {}) => ({
  system: 'linux',
  arch: 'x64',
  file: 'l.tar.gz',
  size: 5,
  sha256: SHA,
  ...more,
});

let server: Server;
let url: string;
let asked = 0;
let answer: (response: ServerResponse) => void;
let time = 0;

const json = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body));

beforeEach(async () => {
  asked = 0;
  time = 1_000_000;
  answer = json({ version: '1.2.3', artifacts: [artifact()] });
  server = createServer((_request, response) => {
    asked += 1;
    answer(response);
  });
  url = `${await listen(server)}/launcher`;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await close(server);
});

test('published downloads are requested once a minute for all visitors', async () => {
  const read = downloadsReader(url, () => time);
  const published = {
    version: '1.2.3',
    artifacts: [{ system: 'linux', arch: 'x64', url: `${url}/l.tar.gz`, size: 5, sha256: SHA }],
  };
  expect(await Promise.all([read(), read(), read()])).toEqual([published, published, published]);
  time += 59_000;
  expect(await read()).toEqual(published);
  expect(asked).toBe(1);
  answer = json({ version: '1.2.4', artifacts: [] });
  time += 1001;
  expect(await read()).toEqual({ version: '1.2.4', artifacts: [] });
  expect(asked).toBe(2);
});

test.each([
  ['a file in another folder', { file: '../../etc/passwd' }],
  ['a URL as a file', { file: 'https://evil.example/x' }],
  ['an unknown system', { system: 'amiga' }],
  ['an invalid checksum', { sha256: 'short' }],
  ['a size that is none', { size: -1 }],
])('%s is not offered', async (_, more) => {
  answer = json({ version: '1.2.3', artifacts: [artifact(more), artifact()] });
  expect(await downloadsReader(url)()).toMatchObject({ artifacts: [{ url: `${url}/l.tar.gz` }] });
});

test('no published downloads and an unreachable host differ, and both are retried soon', async () => {
  const published = answer;
  answer = (response) => void response.writeHead(404).end();
  const read = downloadsReader(url, () => time);
  expect(await read()).toBe('none');
  answer = published;
  time += 10_001;
  expect(await read()).toMatchObject({ version: '1.2.3' });
  answer = (response) => void response.writeHead(404).end();
  expect(await downloadsReader(null)()).toBe('none');
  answer = (response) => void response.writeHead(500).end();
  expect(await downloadsReader(url)()).toBe('unreachable');
});

test.each([
  ['something other than JSON', (response: ServerResponse) => void response.end('<html>')],
  ['no version', json({ artifacts: [] })],
  ['no list', json({ version: '1.0.0', artifacts: {} })],
  ['far too much', (response: ServerResponse) => void response.end(`"${'x'.repeat(70_000)}"`)],
  ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/other' }).end()],
])('%s counts as unreachable, and is retried soon', async (_, given) => {
  const good = answer;
  const read = downloadsReader(url, () => time);
  answer = given;
  expect(await read()).toBe('unreachable');
  answer = good;
  time += 9000;
  expect(await read()).toBe('unreachable');
  time += 1001;
  expect(await read()).toMatchObject({ version: '1.2.3' });
});

test('a silent host delays a page only for a limited time', async () => {
  answer = () => undefined;
  expect(await downloadsReader(url)()).toBe('unreachable');
});
