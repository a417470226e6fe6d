import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { type TestResponse, sendRequest } from './testing/send-request.ts';
import { close, listen } from './testing/upstream.ts';

/** Response of a site with this public address. */
const visit = async (siteUrl: string): Promise<TestResponse> => {
  const app = buildApp({
    config: readConfig({ SITE_URL: siteUrl }),
    development: false,
    files: (_request, _response, next) => next(),
    publicPages: (_request, response) => void response.send('<p>'),
    accountPages: (_request, _response, next) => next(),
    draining: () => false,
  });
  const server = createServer(app);
  const answer = await sendRequest(`${await listen(server)}/ru/team`);
  await close(server);
  return answer;
};
const policyOf = ({ headers }: TestResponse): string => String(headers['content-security-policy']);

describe('a site on https', () => {
  test('forbids later requests over plain http', async () => {
    const answer = await visit('https://hoshikraft.example');
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(policyOf(answer)).toContain('upgrade-insecure-requests');
  });
});

test('only video players of the allowed hosts may be framed', async () => {
  const [, frames] = /frame-src ([^;]+);/.exec(policyOf(await visit('http://127.0.0.1:4200'))) ?? [];
  expect(frames?.split(' ')).toEqual([
    'https://www.youtube-nocookie.com',
    'https://vk.com',
    'https://rutube.ru',
    'https://player.twitch.tv',
  ]);
});

test('a site on plain http does not demand https: it would become unreachable', async () => {
  const answer = await visit('http://127.0.0.1:4200');
  expect(answer.headers['strict-transport-security']).toBeUndefined();
  expect(policyOf(answer)).not.toContain('upgrade-insecure-requests');
});
