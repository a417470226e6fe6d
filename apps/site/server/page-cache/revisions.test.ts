import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { close, listen } from '../testing/upstream.ts';
import type { PublicPage } from './public-page.ts';
import { createRevisions } from './revisions.ts';

let server: Server;
let url: string;
let asked: string[] = [];
let answer: (response: ServerResponse, path: string) => void;

beforeEach(async () => {
  asked = [];
  server = createServer(({ url: path = '' }, response) => {
    asked.push(path);
    answer(response, path);
  });
  url = await listen(server);
});
afterEach(() => close(server));

const reply = (response: ServerResponse, revision: string) => response.end(JSON.stringify({ revision }));
const pageOf = (page: Partial<PublicPage>) => page as PublicPage;
const create = () => createRevisions({ apiUrl: url, pageDeadlineMs: 2000 });

test("a profile has its owner's revision, a page with other players that of all players", async () => {
  answer = (response, path) => void reply(response, path.includes('nickname') ? 'p1' : 'a1');
  const revisionOf = create();
  expect(await revisionOf(pageOf({ nickname: 'Yuki', showsPlayers: 'owner' }))).toBe('p1');
  expect(await revisionOf(pageOf({ nickname: 'Yuki', showsPlayers: 'many' }))).toBe('a1 p1');
  expect(await revisionOf(pageOf({ showsPlayers: 'many' }))).toBe('a1');
  expect(asked.slice(0, 1)).toEqual(['/api/user/revision?nickname=yuki']);
});

test('requests during a call share one later call', async () => {
  const responses: ServerResponse[] = [];
  answer = (response) => void responses.push(response);
  const revisionOf = create();
  const wanted = () => revisionOf(pageOf({ showsPlayers: 'many' }));
  const first = wanted();
  const others = [wanted(), wanted(), wanted()];
  while (responses.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
  reply(responses[0] as ServerResponse, 'before');
  expect(await first).toBe('before');
  while (responses.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  reply(responses[1] as ServerResponse, 'after');
  expect(await Promise.all(others)).toEqual(['after', 'after', 'after']);
  expect(asked).toHaveLength(2);
});

test('a player who does not exist has no revision', async () => {
  answer = (response) => void response.writeHead(404).end('{}');
  expect(await create()(pageOf({ nickname: 'nobody', showsPlayers: 'owner' }))).toBeUndefined();
});

test('without the API the last revision is used, and without one the page fails', async () => {
  answer = (response) => void reply(response, 'r1');
  const revisionOf = create();
  const page = pageOf({ showsPlayers: 'many' });
  await revisionOf(page);
  answer = (response) => void response.writeHead(503).end('{}');
  expect(await revisionOf(page)).toBe('r1');
  await expect(revisionOf(pageOf({ nickname: 'yuki', showsPlayers: 'owner' }))).rejects.toThrow('status 503');
});
