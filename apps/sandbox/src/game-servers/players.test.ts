import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { eventually } from '../testing/fake-shop.ts';
import type { ShopCall } from '../testing/fake-shop.ts';
import { openSandbox } from '../testing/open-sandbox.ts';

type Schemas = components['schemas'];

const SESSION = { login: 'Player_1', accessId: '00000000-0000-4000-8000-000000000001', accessToken: 'secret' };
const LOOK = { login: 'Player_1', skin: 'a'.repeat(24), model: 'slim', cape: null };
let opened: Awaited<ReturnType<typeof openSandbox>>;
let verdict: { status: number; body: unknown };
let deliveries: unknown[];
let looks: unknown[];
let time: number;

function answer({ path, headers }: ShopCall) {
  if (path === '/api/game/join') return verdict;
  if (path !== '/api/game/heartbeat') return { status: 200, body: path.endsWith('ack') ? [] : { result: 'accepted' } };
  const mine = headers['x-key-id'] === 'dev-hitech' ? deliveries.splice(0) : [];
  return { status: 200, body: { serverTime: new Date().toISOString(), deliveries: mine, more: false, looks } };
}

beforeEach(async () => {
  time = Date.now();
  verdict = {
    status: 200,
    body: { allowed: true, playerId: SESSION.accessId, login: 'Player_1', roles: [], look: LOOK },
  };
  deliveries = [];
  looks = [];
  opened = await openSandbox(answer, { now: () => time });
});
afterEach(() => opened.close());

async function say(what: string, body: object, language = 'en', server = 'hitech') {
  const response = await fetch(`${opened.address}/game-servers/${server}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
  const answered = (await response.json()) as { allowed?: boolean; sessionId?: string; message?: string };
  return { status: response.status, ...answered };
}

const press = (action: string, fields: Record<string, string>) =>
  fetch(`${opened.address}/game-servers/hitech/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const wipe = async (body: string) => {
  const headers = { 'content-type': 'application/json' };
  const answered = await fetch(`${opened.address}/game-servers/hitech/wipe`, { method: 'POST', headers, body });
  return { status: answered.status, body: await answered.json() };
};

const sent = <Body>(path: string) =>
  opened.shop
    .at(path)
    .filter(({ headers }) => headers['x-key-id'] === 'dev-hitech')
    .map(({ body }) => JSON.parse(body) as Body);

const beats = () => sent<Schemas['Heartbeat']>('/api/game/heartbeat');
const isOnline = () =>
  beats()
    .at(-1)
    ?.online.some(({ login }) => login === SESSION.login) === true;
const server = () => {
  const one = opened.sandbox.fleet.servers.get('hitech');
  if (one === undefined) throw new Error('no hitech');
  return one.server;
};

test('an admitted player is in an immediate heartbeat, and stays while sending heartbeats', async () => {
  const joined = await say('join', SESSION);
  expect(joined).toMatchObject({ status: 200, allowed: true, sessionId: expect.any(String) });
  expect(sent('/api/game/join')).toEqual([{ ...SESSION, address: '127.0.0.1' }]);
  await eventually(isOnline);
  for (let word = 0; word < 4; word += 1) {
    time += 5000;
    expect((await say('alive', { sessionId: joined.sessionId })).status).toBe(200);
  }
  await server().beat();
  expect(isOnline()).toBe(true);
});

test('a player who leaves is removed at once, and the session is reported', async () => {
  const { sessionId } = await say('join', SESSION);
  await eventually(isOnline);
  time += 7000;
  expect(await say('leave', { sessionId })).toMatchObject({ status: 200, left: true });
  await eventually(() => !isOnline());
  expect((await say('alive', { sessionId })).status).toBe(410);
  await server().sendEvents();
  const sessions = sent<Schemas['GameEvents']>('/api/game/events').flatMap(({ sessions: ended }) => ended);
  const mine = sessions.filter(({ login }) => login === SESSION.login);
  expect(mine).toMatchObject([{ id: sessionId, afkSeconds: 0 }]);
  expect(Date.parse(mine[0]?.leftAt ?? '') - Date.parse(mine[0]?.joinedAt ?? '')).toBe(7000);
});

test('a player who sends no heartbeats is removed', async () => {
  const { sessionId } = await say('join', SESSION);
  await eventually(isOnline);
  time += 15_000;
  await server().beat();
  expect(isOnline()).toBe(false);
  expect((await say('alive', { sessionId })).status).toBe(410);
});

test('a player who joins twice has one session', async () => {
  const first = await say('join', SESSION);
  await say('join', SESSION);
  await server().beat();
  expect(
    beats()
      .at(-1)
      ?.online.filter(({ login }) => login === SESSION.login),
  ).toHaveLength(1);
  expect((await say('alive', { sessionId: first.sessionId })).status).toBe(410);
});

test('a player refused by the API gets its message, in the player’s language', async () => {
  verdict = { status: 200, body: { allowed: false, reason: 'banned', message: 'Вы забанены.' } };
  expect(await say('join', SESSION, 'ru')).toEqual({ status: 200, allowed: false, message: 'Вы забанены.' });
  expect(opened.shop.at('/api/game/join')[0]?.headers['accept-language']).toBe('ru');
  await server().beat();
  expect(isOnline()).toBe(false);
});

test('no player joins while the API does not respond', async () => {
  verdict = { status: 503, body: {} };
  expect(await say('join', SESSION)).toMatchObject({ status: 503, allowed: false });
  await server().beat();
  expect(isOnline()).toBe(false);
});

test('a stopped server disconnects all players, refuses joins, and stays empty whatever button is pressed', async () => {
  const { sessionId } = await say('join', SESSION);
  await press('stop', {});
  expect((await say('alive', { sessionId })).status).toBe(410);
  expect(await say('join', SESSION)).toMatchObject({
    allowed: false,
    message: 'The server is stopped. Try again later.',
  });
  await press('ban', { login: 'Somebody', reason: 'r', minutes: '', price: '' });
  await eventually(() => sent<Schemas['GameEvents']>('/api/game/events').some(({ bans }) => bans?.length === 1));
  expect(server().state().online).toEqual([]);
});

test('a ban from the control page disconnects the player, refuses joins, and is reported at once; a paid unban lifts it', async () => {
  await say('join', SESSION);
  const { status } = await press('ban', { login: 'player_1', reason: 'trying', minutes: '60', price: '19900' });
  expect(status).toBe(303);
  await eventually(() => !isOnline());
  const bans = () => sent<Schemas['GameEvents']>('/api/game/events').flatMap((events) => events.bans ?? []);
  await eventually(() => bans().length === 1);
  const ban = bans()[0];
  expect(ban).toMatchObject({ login: 'player_1', ban_reason: 'trying', unbanPrice: 19_900, lifted: false });
  expect(Date.parse(String(ban?.unban_at)) - Date.parse(String(ban?.banned_at))).toBe(3_600_000);
  expect(await say('join', SESSION)).toMatchObject({
    allowed: false,
    message: 'You are banned on this server: trying',
  });
  deliveries = [
    {
      id: '00000000-0000-4000-8000-00000000000a',
      leaseId: '00000000-0000-4000-8000-00000000000b',
      attempt: 1,
      action: 'ban.lift',
      login: 'Player_1',
      args: { banId: ban?.id },
      expiresAt: '2030-01-01T00:00:00.000Z',
    },
  ];
  await server().beat();
  expect(sent('/api/game/ack')).toMatchObject([[{ status: 'done', code: null }]]);
  await server().sendEvents();
  expect(bans().at(-1)).toMatchObject({ id: ban?.id, lifted: true });
  expect(await say('join', SESSION)).toMatchObject({ allowed: true });
});

test.each([
  { login: 'x', reason: 'r', minutes: '', price: '' },
  { login: 'Player_1', reason: ' ', minutes: '', price: '' },
  { login: 'Player_1', reason: 'r', minutes: '-5', price: '' },
  { login: 'Player_1', reason: 'r', minutes: '', price: '0' },
])('a ban that makes no sense is refused: %j', async (fields) => {
  expect((await press('ban', fields)).status).toBe(422);
  expect(server().state().bans).toEqual([]);
});

test('the control page offers to ban, in both languages, and names who is banned', async () => {
  await press('ban', { login: 'Player_1', reason: 'r', minutes: '', price: '' });
  const page = async (language: string) =>
    (await fetch(opened.address, { headers: { 'accept-language': language } })).text();
  expect(await page('ru')).toMatch(/Забанить[\s\S]*Забанены: Player_1/);
  expect(await page('en')).toMatch(/data-action="ban"[\s\S]*Banned: Player_1/);
});

test('a wipe is reported at once with the counters of the new worlds, once, while roles and bans stay', async () => {
  await press('ban', { login: 'Player_1', reason: 'r', minutes: '', price: '' });
  server().start();
  time += 3_600_000;
  await server().beat();
  const { status, body } = await wipe('{}');
  expect([status, body]).toEqual([200, { wipedAt: new Date(time).toISOString() }]);
  // A batch whose answer is still on its way goes out again as the same one.
  const told = () => [
    ...new Map(sent<Schemas['GameEvents']>('/api/game/events').map((batch) => [batch.batchId, batch])).values(),
  ];
  const wipes = () => told().flatMap((batch) => batch.wipes ?? []);
  await eventually(() => wipes().length === 1);
  expect(wipes()).toEqual([new Date(time).toISOString()]);
  const counters = told().at(-1)?.counters ?? [];
  expect(counters.length).toBeGreaterThan(0);
  expect(counters.map(({ blocksBroken }) => blocksBroken)).toEqual(counters.map(() => 0));
  await server().sendEvents();
  expect(wipes()).toHaveLength(1);
  expect(server().state()).toMatchObject({ wipedAt: new Date(time).toISOString(), bans: [{ login: 'Player_1' }] });
});

test('the control page wipes, in both languages, and says when it last did; another server is left alone', async () => {
  expect((await press('wipe', {})).status).toBe(303);
  await eventually(() => sent<Schemas['GameEvents']>('/api/game/events').some(({ wipes }) => wipes?.length === 1));
  const page = async (language: string) =>
    (await fetch(opened.address, { headers: { 'accept-language': language } })).text();
  expect((await page('ru')).match(/Прошлый вайп: /g)).toHaveLength(1);
  expect(await page('en')).toMatch(/data-action="wipe"[\s\S]*Last wipe: /);
  expect(opened.sandbox.fleet.servers.get('magic-rpg')?.server.state().wipedAt).toBeNull();
});

test('a player has the skin and cape from the join, then those of later API updates', async () => {
  await say('join', SESSION);
  expect(server().state().looks).toEqual({ player_1: LOOK });
  const cape = { ...LOOK, cape: 'b'.repeat(24) };
  looks = [cape];
  await eventually(() => server().state().looks['player_1']?.cape !== null);
  expect(server().state().looks).toEqual({ player_1: cape });
});
