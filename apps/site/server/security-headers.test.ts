import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { type Answer, ask } from './testing/ask.ts';
import { close, listen } from './testing/upstream.ts';

/** What a visitor of a site with this public address is answered. */
const visit = async (siteUrl: string): Promise<Answer> => {
  const app = buildApp({
    config: readConfig({ SITE_URL: siteUrl }),
    development: false,
    files: (_request, _response, next) => next(),
    publicPages: (_request, response) => void response.send('<p>'),
    accountPages: (_request, _response, next) => next(),
    draining: () => false,
  });
  const server = createServer(app);
  const answer = await ask(`${await listen(server)}/ru/team`);
  await close(server);
  return answer;
};
const policyOf = ({ headers }: Answer): string => String(headers['content-security-policy']);

describe('a site on https', () => {
  test('is never to be asked for over plain http again', async () => {
    const answer = await visit('https://hoshikraft.example');
    expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(policyOf(answer)).toContain('upgrade-insecure-requests');
  });
});

test('players of the allowed hosts may be framed, and nothing else', async () => {
  const [, frames] = /frame-src ([^;]+);/.exec(policyOf(await visit('http://127.0.0.1:4200'))) ?? [];
  expect(frames?.split(' ')).toEqual([
    'https://www.youtube-nocookie.com',
    'https://vk.com',
    'https://rutube.ru',
    'https://player.twitch.tv',
  ]);
});

test('a site on plain http asks for none of it: nothing would reach it any more', async () => {
  const answer = await visit('http://127.0.0.1:4200');
  expect(answer.headers['strict-transport-security']).toBeUndefined();
  expect(policyOf(answer)).not.toContain('upgrade-insecure-requests');
});
