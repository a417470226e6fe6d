import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HOUR_MS } from '@hoshikraft/shared';
import type { components } from '@hoshikraft/contract';
import sharp from 'sharp';
import { addPlayer } from '../../../testing/players.ts';
import type { Player } from '../../../testing/players.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { sweepFiles } from '../../content/files/sweep-files.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { wearSkin } from './wear-skin.ts';

type Schemas = components['schemas'];

let api: TestApp;
let player: Player;
/** Tasks sent to the picture processes. */
const renderedTasks: string[] = [];

beforeAll(async () => {
  api = await createTestApp();
  player = await addPlayer(api, 0);
  const work = api.app.pictures.work.bind(api.app.pictures);
  api.app.pictures.work = (task, given) => {
    renderedTasks.push(task);
    return work(task, given);
  };
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  api.server.inject({ url: `/api/skin/${path}`, headers });
const versionOf = async (login: string) =>
  (await api.request<Schemas['PlayerSkin']>('GET', `/api/skin/${login}`)).body.version;

/** A skin of one colour. */
const plain = (colour: string, side = 64) =>
  sharp({ create: { width: side, height: side, channels: 4, background: colour } })
    .png()
    .toBuffer();
const wear = async (who: Player, colour: string, model: 'classic' | 'slim' = 'classic') =>
  wearSkin(api.app, who.playerId, { bytes: await plain(colour), model });
const colourOf = async (picture: Buffer) => [...(await sharp(picture).raw().toBuffer())].slice(0, 3);

test.each([
  ['face', 64, 64],
  ['bust', 96, 96],
  ['figure', 128, 64],
])('%s of a player without a skin has the requested size', async (part, height, width) => {
  for (const format of ['webp', 'png']) {
    const { statusCode, headers, rawPayload } = await get(`${player.login}/${part}?size=${height}&format=${format}`);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      `image/${format}`,
      'public, max-age=8',
    ]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width, height });
  }
});

test('a face of 64 pixels is small', async () => {
  expect((await get(`${player.login}/face`)).rawPayload.length).toBeLessThan(600);
});

test('a name in any case has the same picture', async () => {
  const [one, other] = [await get(`${player.login}/face`), await get(`${player.login.toUpperCase()}/face`)];
  expect(one.headers.etag).toBe(other.headers.etag);
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
});

test('the current skin is immutable under its versioned address, and an earlier one is not', async () => {
  await wear(player, '#ff0000');
  const red = await versionOf(player.login);
  const kept = await get(`${player.login}/face?v=${red}`);
  expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await colourOf(kept.rawPayload)).toEqual([255, 0, 0]);
  await wear(player, '#0000ff');
  expect(await versionOf(player.login)).not.toBe(red);
  const late = await get(`${player.login}/face?v=${red}`);
  expect(late.headers['cache-control']).toBe('public, max-age=8');
  expect(await colourOf(late.rawPayload)).toEqual([0, 0, 255]);
});

test('a cached picture is confirmed with 304, without rendering, until the skin changes', async () => {
  await wear(player, '#00ff00');
  const { headers } = await get(`${player.login}/bust?size=32`);
  const before = renderedTasks.length;
  const again = await get(`${player.login}/bust?size=512`, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.rawPayload.length, renderedTasks.length]).toEqual([304, 0, before]);
  await wear(player, '#00ff00', 'slim');
  const slim = await get(`${player.login}/bust?size=32`, { 'if-none-match': String(headers.etag) });
  expect([slim.statusCode, slim.headers.etag === headers.etag]).toEqual([200, false]);
});

test('a hundred concurrent requests for a face render it once', async () => {
  await wear(player, '#123456');
  const before = renderedTasks.length;
  const all = await Promise.all(Array.from({ length: 100 }, () => get(`${player.login}/face?size=48`)));
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(renderedTasks.slice(before)).toEqual(['skin']);
  expect(await colourOf(all[99]?.rawPayload ?? Buffer.alloc(0))).toEqual([0x12, 0x34, 0x56]);
});

test('a list of a hundred faces that are not cached is complete', async () => {
  const sizes = [16, 24, 32, 40, 48, 56, 64, 80, 96, 112];
  const players = await Promise.all(Array.from({ length: 10 }, () => addPlayer(api, 0)));
  await Promise.all(players.map((one, at) => wear(one, `#0000${(16 + at).toString(16)}`)));
  const all = await Promise.all(
    players.flatMap(({ login }) => sizes.map((size) => get(`${login}/face?size=${size}&format=png`))),
  );
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('the skin is returned unchanged, with its arm width', async () => {
  await wear(player, '#abcdef', 'slim');
  const { status, body } = await api.request<Schemas['PlayerSkin']>('GET', `/api/skin/${player.login}`);
  expect([status, body.model]).toEqual([200, 'slim']);
  const { headers, rawPayload } = await get(`${player.login}/texture?v=${body.version}`);
  expect([headers['content-type'], headers['cache-control']]).toEqual([
    'image/png',
    'public, max-age=31536000, immutable',
  ]);
  expect(rawPayload.equals(await plain('#abcdef'))).toBe(true);
});

test('a player’s own state has the current skin, or none if no skin was set', async () => {
  const other = await addPlayer(api, 0);
  const own = async (who: Player) => {
    const { body: main } = await api.request<Schemas['Main']>('GET', '/api/main', { as: who });
    const { body: cabinet } = await api.request<Schemas['Cabinet']>('GET', '/api/cabinet', { as: who });
    expect(cabinet.user.avatarOrSkin).toEqual(main.auth?.data.avatarOrSkin);
    return cabinet.user.avatarOrSkin;
  };
  expect(await own(other)).toBeNull();
  await wear(other, '#445566');
  expect(await own(other)).toEqual({ id: await versionOf(other.login), extension: 'png', type: 'SKIN' });
});

test('an unused nickname has a face, but no skin', async () => {
  expect((await get('nobody_here/face')).statusCode).toBe(200);
  const { status, body } = await api.request<Schemas['Error']>('GET', '/api/skin/nobody_here');
  expect([status, body.details?.type]).toEqual([404, 'not_found']);
});

test.each([
  'ab/face',
  `${'a'.repeat(17)}/face`,
  `${'a'.repeat(5000)}/face`,
  '..%2f..%2fsecret/face',
  'Имя_игрока/face',
  "x'--/face",
  'Kitsune/back',
  'Kitsune/face?size=65',
  'Kitsune/face?size=100000',
  'Kitsune/face?size=-64',
  'Kitsune/face?size=64.5',
  'Kitsune/face?size=64&size=64',
  'Kitsune/face?format=svg',
  'Kitsune/face?v=1',
  `Kitsune/face?v=${'a'.repeat(64)}`,
  'Kitsune/face?cut=1',
  'Kitsune/texture?size=64',
])('%s is refused, and nothing is rendered', async (path) => {
  const before = renderedTasks.length;
  const { statusCode, headers } = await get(path);
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(String(headers['content-type'])).toMatch(/^application\/json/);
  expect(renderedTasks.length).toBe(before);
});

test('the files of the last ten skins of a player stay, and the file of an older one is deleted', async () => {
  const other = await addPlayer(api, 0);
  const kept = () =>
    api.app.db.selectFrom('kept_skins').select('name').where('player_id', '=', other.playerId).execute();
  await wear(other, '#101010');
  const [first] = await kept();
  for (let at = 0; at < 10; at += 1) {
    api.clock.advance(1000);
    await wear(other, `#2020${20 + at}`);
  }
  api.clock.advance(2 * HOUR_MS);
  await runJob(api.app, sweepFiles);
  expect(await kept()).toHaveLength(10);
  expect(await kept()).not.toContainEqual(first);
  const all = await api.app.db.selectFrom('kept_skins').select('name').execute();
  const files = await api.app.db.selectFrom('stored_files').select('name').execute();
  expect(files.map(({ name }) => name).sort()).toEqual(all.map(({ name }) => name).sort());
  expect(await colourOf((await get(`${other.login}/face?size=80`)).rawPayload)).toEqual([32, 32, 0x29]);
});
