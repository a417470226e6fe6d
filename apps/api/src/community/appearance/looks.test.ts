import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { addPlayer, type Player, refusal } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepFiles } from '../../content/files/sweep-files.ts';
import { plain } from '../../content/files/testing/pictures.ts';
import { runJob } from '../../platform/jobs/job.ts';
import { colourOf, lookCaller } from './testing/look-caller.ts';
import { plainLook, slimSkin } from './testing/look-files.ts';

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

test('a player without uploads has nothing to restore', async () => {
  expect(await look()).toEqual({
    skin: null,
    skins: [],
    cape: null,
    avatar: null,
    previousAvatar: null,
    avatarOrSkin: null,
  });
});

describe('a skin', () => {
  test('is shown to everyone right after its upload', async () => {
    const { status, body } = await upload('skin', await slimSkin('#ff0000'));
    expect([status, body.skins.length, body.skin, body.skins[0]?.model]).toEqual([200, 1, body.skins[0]?.id, 'slim']);
    expect(await look()).toEqual(body);
    expect(await seen()).toEqual(body.avatarOrSkin);
    expect(await face()).toEqual([255, 0, 0]);
    const file = await get(body.skins[0]?.url ?? '');
    expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test('has the requested arm width, which can be changed later', async () => {
    const { body } = await upload('skin', await slimSkin('#ff8800'), { model: 'classic' });
    expect(body.skins[0]?.model).toBe('classic');
    const other = await post('skin/wear', { id: body.skin, model: 'slim' });
    expect(other.body.skins.map(({ model }) => model)).toEqual(['slim']);
    expect(other.body.avatarOrSkin).not.toEqual(body.avatarOrSkin);
    expect((await upload('skin', await slimSkin('#ff8800'), { model: 'wide' })).status).toBe(400);
  });

  test('is one of the last ten skins, each listed once, that can be restored', async () => {
    for (let at = 0; at < 12; at += 1) {
      api.clock.advance(1000);
      await wear(`#0000${(16 + at).toString(16)}`);
    }
    const { skins, skin } = await look();
    expect([skins.length, skins[0]?.id]).toEqual([10, skin]);
    const oldest = skins.at(-1);
    api.clock.advance(1000);
    const { status, body } = await post('skin/wear', { id: oldest?.id });
    expect([status, body.skin, body.skins[0]?.id, body.skins.length]).toEqual([200, oldest?.id, oldest?.id, 10]);
    expect(await face()).toEqual([0, 0, 18]);
    await wear('#000012');
    expect((await look()).skins).toHaveLength(10);
  });

  test('of another player cannot be restored, nor one that is no longer stored', async () => {
    const other = await addPlayer(api, 0);
    const theirs = await upload('skin', await plainLook('#abcdef').toBuffer(), { as: other });
    for (const id of [theirs.body.skin, randomUUID()]) {
      expect(refusal(await post('skin/wear', { id }))).toMatchObject({ status: 404 });
    }
    expect((await look()).skin).toBeNull();
  });

  test('can be removed and restored', async () => {
    const { skin } = await wear('#00ff00');
    const { body } = await post('skin/delete');
    expect([body.skin, body.skins.length, body.avatarOrSkin]).toEqual([null, 1, null]);
    expect(await face()).not.toEqual([0, 255, 0]);
    expect((await post('skin/delete')).status).toBe(200);
    expect((await post('skin/wear', { id: skin })).body.skin).toBe(skin);
    expect(await face()).toEqual([0, 255, 0]);
  });
});

describe('a cape', () => {
  test('is set, returned with the skin, rendered immutably, and removed', async () => {
    const skin = async () => (await api.request<Schemas['PlayerSkin']>('GET', `/api/skin/${player.login}`)).body;
    expect([(await skin()).cape, (await get(`/api/skin/${player.login}/cape`)).statusCode]).toEqual([null, 404]);
    const { status, body } = await upload('cape', await plainLook('#123456', 64, 32).toBuffer());
    expect([status, body.cape?.url]).toEqual([200, expect.stringMatching(/^\/files\//)]);
    const { cape } = await skin();
    const cached = await get(`/api/skin/${player.login}/cape?v=${cape}`);
    expect([cached.headers['content-type'], cached.headers['cache-control']]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(await colourOf(cached.rawPayload)).toEqual([0x12, 0x34, 0x56]);
    await upload('cape', await plainLook('#654321', 128, 64).toBuffer());
    expect((await skin()).cape).not.toBe(cape);
    expect((await post('cape/delete')).body.cape).toBeNull();
    expect((await skin()).cape).toBeNull();
  });
});

test('unreferenced files are deleted, and those of current and earlier skins stay', async () => {
  await upload('avatar', await plain(100, 100).png().toBuffer());
  const worn = await wear('#010203');
  await upload('cape', await plainLook('#010101', 64, 32).toBuffer());
  const { cape } = (await upload('cape', await plainLook('#020202', 64, 32).toBuffer())).body;
  api.clock.advance(DAY_MS + 2 * HOUR_MS);
  await runJob(api.app, sweepFiles);
  const sources = api.app.db.selectFrom('avatar_sources').select('id').where('player_id', '=', player.playerId);
  expect(await sources.execute()).toEqual([]);
  for (const url of [worn.skins[0]?.url ?? '', cape?.url ?? '']) expect((await get(url)).statusCode).toBe(200);
  const files = await api.app.db.selectFrom('stored_files').select('name').execute();
  const borne = await Promise.all(
    (['kept_skins', 'player_capes', 'avatar_sources', 'player_avatars'] as const).map((table) =>
      api.app.db.selectFrom(table).select('name').execute(),
    ),
  );
  const sorted = (rows: { name: string }[]) => rows.map(({ name }) => name).sort();
  expect(sorted(files)).toEqual(sorted(borne.flat()));
});

test.each<['avatar' | 'cape' | 'skin', string, number, string, string, () => Buffer | Promise<Buffer>]>([
  ['skin', 'more than 2 MB', 413, 'Файл слишком большой', 'The file is too large', () => Buffer.alloc(2 ** 21 + 1)],
  ['skin', 'a photo', 415, 'Неподходящий размер скина', 'Wrong skin size', () => plain(300, 200).png().toBuffer()],
  ['skin', 'a JPEG', 415, 'Это не PNG', "This isn't a PNG", () => plain(64, 64).jpeg().toBuffer()],
  ['cape', 'a skin', 415, 'Неподходящий размер плаща', 'Wrong cape size', () => plainLook('#fff').toBuffer()],
  [
    'avatar',
    'more than 5 MB',
    413,
    'Файл слишком большой',
    'The picture is too large',
    () => Buffer.alloc(5 * 2 ** 20 + 1),
  ],
  ['avatar', 'a page', 415, 'Такой файл не подойдёт', "This file type isn't supported", () => Buffer.from('<p>')],
  [
    'avatar',
    '32 pixels',
    415,
    'Картинка слишком маленькая',
    'The picture is too small',
    () => plain(32, 32).png().toBuffer(),
  ],
])('for the %s, %s is refused with %i and a reason in both languages', async (what, _, status, ru, en, make) => {
  const bytes = await make();
  for (const [locale, words] of Object.entries({ ru, en })) {
    const { body, ...answer } = await upload<Schemas['Error']>(what, bytes, { locale });
    expect([answer.status, body.error_code, body.error_message]).toEqual([status, 7, words]);
  }
  expect((await look()).skins).toEqual([]);
});

test('an error names the size of the refused skin', async () => {
  const { body } = await upload<Schemas['Error']>('skin', await plain(100, 64).png().toBuffer(), { locale: 'en' });
  expect(body.details?.description).toContain('Yours is 100 × 64.');
});

test.each(['avatar', 'cape', 'skin'] as const)(
  'a visitor cannot upload a %s, and its body is not read',
  async (what) => {
    const rawBody = Buffer.alloc(1000, 'x');
    const headers = { 'content-type': 'multipart/form-data; boundary=of-parts' };
    expect((await api.request('POST', `/api/user/${what}/upload`, { rawBody, headers })).status).toBe(401);
  },
);

test('a player has a daily quota of uploads, and the error names when it ends', async () => {
  const first = new Date(api.clock.now().getTime() - DAY_MS / 2);
  const rows = Array.from({ length: 99 }, () => ({ id: randomUUID(), uploader: player.playerId, created_at: first }));
  await api.app.db.insertInto('look_uploads').values(rows).execute();
  const skins = await Promise.all(['#111111', '#222222'].map((colour) => plainLook(colour).toBuffer()));
  const both = await Promise.all(skins.map((bytes) => upload('skin', bytes)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
  const late = await upload<Schemas['Error']>('cape', await plainLook('#111111', 64, 32).toBuffer());
  expect([late.body.details?.type, late.headers['retry-after']]).toEqual(['picture_quota', String(DAY_MS / 2000)]);
  api.clock.advance(DAY_MS / 2 + 1000);
  expect((await upload('skin', skins[0] ?? Buffer.alloc(0))).status).toBe(200);
});
