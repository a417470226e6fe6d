import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import sharp from 'sharp';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepFiles } from '../../content/files/sweep-files.ts';
import { plain } from '../../content/files/testing/pictures.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { colourOf, lookCaller } from './testing/look-caller.ts';
import { plainLook } from './testing/look-files.ts';

type Schemas = components['schemas'];

let api: TestApp;
let player: Player;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  player = await addPlayer(api, 0);
});
afterAll(() => api.close());

const { upload, post, look, get, seen, face } = lookCaller(
  () => api,
  () => player,
);
const wear = async (colour: string) => (await upload('skin', await plainLook(colour).toBuffer())).body;

describe('an avatar', () => {
  const source = async (colour: string) =>
    (await upload<Schemas['AvatarSource']>('avatar', await plain(300, 200, colour).png().toBuffer())).body;
  const cut = async (colour: string, square = { x: 0, y: 0, size: 100 }) =>
    post('avatar/crop', { id: (await source(colour)).id, ...square });

  test('is the cropped square of an uploaded picture, and is not shown before', async () => {
    const { id, url, width, height } = await source('#ff0000');
    expect([width, height, (await get(url)).headers['content-type']]).toEqual([300, 200, 'image/webp']);
    expect((await look()).avatar).toBeNull();
    const { status, body } = await post('avatar/crop', { id, x: 200, y: 100, size: 100 });
    expect([status, body.avatar]).toMatchObject([200, { source: { id, url }, x: 200, y: 100, size: 100 }]);
    expect(body.avatarOrSkin).toMatchObject({ type: 'AVATAR', extension: 'webp' });
    expect(await look()).toEqual(body);
  });

  test('replaces the face on every page, immutable under its version; the figure still shows the skin', async () => {
    await wear('#00ff00');
    const figure = await get(`/api/skin/${player.login}/figure`);
    const { body } = await cut('#0000ff');
    expect(await seen()).toEqual(body.avatarOrSkin);
    const { body: main } = await api.request<Schemas['Main']>('GET', '/api/main', { as: player });
    expect(main.auth?.data.avatarOrSkin).toEqual(body.avatarOrSkin);
    const found = await api.request<{ players: Schemas['Profile'][] }>('GET', `/api/user/search?q=${player.login}`);
    expect(found.body.players.find(({ login }) => login === player.login)?.avatarOrSkin).toEqual(body.avatarOrSkin);
    const rendered = await get(`/api/skin/${player.login}/face?size=96&v=${body.avatarOrSkin?.id}`);
    expect(rendered.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(rendered.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
    const [red = 255, , blue = 0] = await colourOf(rendered.rawPayload);
    expect([red < 20, blue > 235]).toEqual([true, true]);
    expect((await get(`/api/skin/${player.login}/figure`)).headers.etag).toBe(figure.headers.etag);
  });

  test.each([
    ['beyond the right edge', { x: 201, y: 0, size: 100 }, 422, 'avatar_crop_outside'],
    ['beyond the lower edge', { x: 0, y: 101, size: 100 }, 422, 'avatar_crop_outside'],
    ['larger than the picture', { x: 0, y: 0, size: 201 }, 422, 'avatar_crop_outside'],
    ['left of it', { x: -1, y: 0, size: 100 }, 400, 'malformed_request'],
    ['between two pixels', { x: 0.5, y: 0, size: 100 }, 400, 'malformed_request'],
    ['smaller than an avatar', { x: 0, y: 0, size: 63 }, 400, 'malformed_request'],
    ['of another shape', { x: 0, y: 0, size: 100, height: 50 }, 400, 'malformed_request'],
  ])('a square %s is refused', async (_, square, status, type) => {
    expect(refusal(await cut('#777777', square))).toMatchObject({ status, type });
    expect((await look()).avatar).toBeNull();
  });

  test('cannot be cropped from another player’s upload', async () => {
    const other = await addPlayer(api, 0);
    const picture = await plain(100, 100).png().toBuffer();
    const { body } = await upload<Schemas['AvatarSource']>('avatar', picture, { as: other });
    expect(refusal(await post('avatar/crop', { id: body.id, x: 0, y: 0, size: 64 }))).toMatchObject({ status: 404 });
  });

  test('can be swapped with the previous one and back', async () => {
    const first = (await cut('#ff0000')).body;
    const second = (await cut('#0000ff')).body;
    expect(second.previousAvatar).toEqual(first.avatar);
    const back = (await post('avatar/rollback')).body;
    expect([back.avatar, back.previousAvatar]).toEqual([first.avatar, second.avatar]);
    expect(back.avatarOrSkin).toEqual(first.avatarOrSkin);
    expect((await face())[0]).toBeGreaterThan(200);
    expect((await post('avatar/rollback')).body.avatar).toEqual(second.avatar);
  });

  test('has no previous one before the second', async () => {
    expect(refusal(await post('avatar/rollback'))).toMatchObject({ status: 409, type: 'avatar_no_previous' });
    await cut('#ff0000');
    expect(refusal(await post('avatar/rollback'))).toMatchObject({ status: 409, type: 'avatar_no_previous' });
  });

  test('can be removed and restored within 30 days', async () => {
    const { avatar, avatarOrSkin } = (await cut('#ff00ff')).body;
    const gone = (await post('avatar/delete')).body;
    expect([gone.avatar, gone.previousAvatar, gone.avatarOrSkin]).toEqual([null, avatar, null]);
    expect((await post('avatar/delete')).body).toEqual(gone);
    expect((await post('avatar/rollback')).body).toMatchObject({ avatar, avatarOrSkin, previousAvatar: null });
    await post('avatar/delete');
    const name = avatar?.url.slice('/files/'.length) ?? '';
    api.clock.advance(30 * DAY_MS - HOUR_MS);
    await runJob(api.app, sweepFiles);
    expect(await api.app.files.read(name)).not.toBeNull();
    api.clock.advance(2 * HOUR_MS);
    await runJob(api.app, sweepFiles);
    expect(await api.app.files.read(name)).toBeNull();
    const rows = api.app.db.selectFrom('avatar_sources').select('id').where('player_id', '=', player.playerId);
    expect(await rows.execute()).toEqual([]);
  });

  test('handles concurrent changes one after another', async () => {
    const sources = await Promise.all(['#100000', '#200000', '#300000', '#400000'].map(source));
    const all = await Promise.all(sources.map(({ id }) => post('avatar/crop', { id, x: 0, y: 0, size: 64 })));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = api.app.db.selectFrom('player_avatars').select('place').where('player_id', '=', player.playerId);
    expect((await rows.execute()).map(({ place }) => place).sort()).toEqual(['current', 'previous']);
  });
});
