import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { authenticateSession } from '../sessions/authenticate-session.ts';

type Main = components['schemas']['Main'];

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({
    env: { BRAND_NAME: 'Star Craft House', LINK_VK: 'https://vk.example/group', COUNT_VK: '1200' },
  });
});
afterAll(() => api.close());

const main = (language: string, as?: { accessId: string; accessToken: string }) =>
  api.request<Main>('GET', '/api/main', {
    headers: { 'accept-language': language },
    ...(as === undefined ? {} : { as }),
  });

test('a visitor gets the public state in the requested language', async () => {
  const [ru, en] = await Promise.all([main('ru'), main('en')]);
  expect(ru.body).toMatchObject({
    brand: 'Star Craft House',
    auth: null,
    region: null,
    locale: 'ru',
    theme: 'octarine',
  });
  expect(ru.body.links).toMatchObject({ vk: 'https://vk.example/group', discord: null });
  expect(ru.body.counts).toMatchObject({ vk: 1200, telegram: 5991, discord: null });
  expect(ru.body.servers.map(({ documentMeta }) => documentMeta.serverName).sort()).toEqual([
    'HiTech',
    'Magic RPG',
    'TechnoMagic RPG',
    'TechnoMagic SKY',
  ]);
  const names = ({ body }: typeof ru) => Object.values(body.roles).map(({ name }) => name);
  expect(names(ru).join('')).toMatch(/[а-яё]/);
  expect(names(en).join('')).not.toMatch(/[а-яё]/i);
  expect([ru.headers['cache-control'], ru.headers['content-language']]).toEqual(['public, max-age=5', 'ru']);
  expect(ru.headers['vary']).toContain('Accept-Language');
});

test('there is one client per server, in the order of servers, with stable ids', async () => {
  const { clients } = (await main('en')).body;
  expect(clients.map(({ uuid, serverId, serverName }) => [uuid.slice(-1), serverId, serverName])).toEqual([
    ['1', 'techno-magic-rpg', 'TechnoMagic RPG'],
    ['2', 'hitech', 'HiTech'],
    ['3', 'techno-magic-sky', 'TechnoMagic SKY'],
    ['4', 'magic-rpg', 'Magic RPG'],
  ]);
  expect(clients[1]).toMatchObject({ uuid: '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002', gameVersion: '1.12.2' });
});

test('each signed-in player gets only their own state', async () => {
  const [one, two] = [await api.signUp(), await api.signUp()];
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, index) => main(index % 2 === 0 ? 'ru' : 'en', [one, two, undefined][index % 3])),
  );
  responses.forEach(({ body, headers }, index) => {
    const caller = [one, two, undefined][index % 3];
    expect([body.auth?.data.login, body.locale]).toEqual([caller?.login, index % 2 === 0 ? 'ru' : 'en']);
    expect(headers['cache-control']).toBe(caller === undefined ? 'public, max-age=5' : 'private, no-store');
  });
});

test('groups grant permissions', async () => {
  const editor = await api.signUp();
  await api.app.db
    .updateTable('players')
    .set({ groups: ['player', 'editor'] })
    .where('id', '=', editor.playerId)
    .execute();
  const { body } = await main('en', editor);
  expect(body.auth?.permissions).toEqual({
    web: { documents: { create: true, edit: true }, bans: { manage: false } },
    launcher: { admin: false },
  });
  const head = { method: 'GET', path: '/', ip: '::1' };
  const headers = { 'access-id': editor.accessId, 'access-token': editor.accessToken };
  const session = await authenticateSession(api.app, { ...head, headers });
  expect([...session.permissions]).toEqual(['web.documents.create', 'web.documents.edit']);
  expect(session.pending).toBeNull();
});

test('expired credentials return 401 instead of the visitor’s state', async () => {
  const signedOut = await api.signUp();
  await api.request('POST', '/api/user/auth/logout', { as: signedOut });
  expect((await main('en', signedOut)).status).toBe(401);
});
