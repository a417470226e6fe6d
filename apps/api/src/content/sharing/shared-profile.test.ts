import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { banInGame } from '../../../testing/game-ban.ts';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { addCanary, CANARY, type Canary } from '../../../testing/privacy/canary.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Privacy } from '../../community/privacy/sees.ts';
import { sharedProfile } from './shared-profile.ts';

let api: TestApp;
let canary: Canary;
beforeAll(async () => {
  api = await createTestApp();
  canary = await addCanary(api);
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  api.server.inject({ url: `/share/${path}`, headers });
const hide = (privacy: Privacy) =>
  api.app.db
    .updateTable('players')
    .set({ privacy: JSON.stringify(privacy) })
    .where('id', '=', canary.ownerId)
    .execute();
const line = async () => (await sharedProfile(api.app, CANARY.login, 'en'))?.line;
const version = async (as?: Player) => {
  const { body } = await api.request<{ pictureVersion: string }>(
    'GET',
    `/api/user/profile/${CANARY.login}`,
    as ? { as } : {},
  );
  return body.pictureVersion;
};

test('a player has a picture of 1200 × 630 with figure, hours and roles, revalidated each time', async () => {
  await hide({});
  const picture = await get(`profile/${CANARY.login}.en.jpg`);
  expect([picture.statusCode, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'public, no-cache',
  ]);
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(await line()).toBe('12 hours played · Canary');
  const again = await get(`profile/${CANARY.login.toLowerCase()}.en.jpg`, {
    'if-none-match': String(picture.headers.etag),
  });
  expect(again.statusCode).toBe(304);
  const other = await get(`profile/${(await addPlayer(api, 0)).login}.en.jpg`);
  expect(other.rawPayload.equals(picture.rawPayload)).toBe(false);
});

test.each<[string, Privacy, string]>([
  ['hours', { playtime: 'friends' }, 'Canary'],
  ['roles', { roles: 'nobody' }, '12 hours played'],
  ['both', { playtime: 'nobody', roles: 'friends' }, ''],
])('a part that is hidden from visitors, %s, is not in it, and its address changes', async (_name, privacy, shown) => {
  await hide({});
  const [before, etag] = [await version(), (await get(`profile/${CANARY.login}.ru.jpg`)).headers.etag];
  await hide(privacy);
  expect(await line()).toBe(shown);
  expect(await version()).not.toBe(before);
  expect((await get(`profile/${CANARY.login}.ru.jpg`)).headers.etag).not.toBe(etag);
  // The address does not depend on data that others do not see.
  expect(await version(canary.viewers.owner as Player)).toBe(await version());
  expect(await version(canary.viewers.friend as Player)).toBe(await version());
});

test('it has the theme of the profile, and its address changes with the theme', async () => {
  await hide({});
  const [before, etag] = [await version(), (await get(`profile/${CANARY.login}.ru.jpg`)).headers.etag];
  for (const path of ['glow/set/sea-wave', 'style/set/shards', 'art/set/fox']) {
    const as = canary.viewers.owner as Player;
    expect((await api.request('POST', `/api/cabinet/profile-theme/${path}`, { as })).status).toBe(200);
  }
  expect((await sharedProfile(api.app, CANARY.login, 'ru'))?.cover).toEqual({
    glow: 'sea-wave',
    style: 'shards',
    art: 'fox',
  });
  expect(await version()).not.toBe(before);
  const after = await get(`profile/${CANARY.login}.ru.jpg`);
  expect([after.statusCode, after.headers.etag === etag]).toEqual([200, false]);
});

test('for a banned player it has name, figure and cover, and does not mention the ban', async () => {
  await hide({});
  await banInGame(api, canary.server, CANARY.login);
  expect(await line()).toBe('');
  expect((await get(`profile/${CANARY.login}.ru.jpg`)).statusCode).toBe(200);
});

test.each(['profile/Nobody_here.ru.jpg', 'profile/ab.ru.jpg', 'profile/Canary_owner.de.jpg', 'profile/%2e%2e.ru.jpg'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);
