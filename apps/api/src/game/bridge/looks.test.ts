import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import { startGame } from '../../../testing/launcher.ts';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { plainLook, slimSkin } from '../../community/appearance/testing/look-files.ts';
import { type GameCaller, gameCaller } from './testing/game-caller.ts';

type Schemas = components['schemas'];

let api: TestApp;
let hitech: GameCaller;
let player: Player;
let seq = 0;
const bootId = randomUUID();
beforeAll(async () => {
  api = await createTestApp();
  hitech = await gameCaller(api, 'hitech');
  player = await addPlayer(api, 0);
});
afterAll(() => api.close());

async function beat(...logins: string[]): Promise<Schemas['PlayerLook'][]> {
  seq += 1;
  const online = logins.map((login) => ({ login, joinedAt: api.clock.now().toISOString(), afk: false }));
  const body = { bootId, seq, tps: 20, online, maxPlayers: 50, gameVersion: '1.12.2', worlds: [] };
  const answer = await hitech.call<Schemas['HeartbeatReply']>('heartbeat', body);
  expect(answer.status).toBe(200);
  return answer.body.looks;
}
const upload = async (what: 'cape' | 'skin', bytes: Buffer) => {
  const form = { file: new File([Uint8Array.from(bytes)], 'x.png') };
  expect((await api.request('POST', `/api/user/${what}/upload`, { as: player, form })).status).toBe(200);
};
const worn = async () => {
  const { version, model, cape } = (await api.request<Schemas['PlayerSkin']>('GET', `/api/skin/${player.login}`)).body;
  return { login: player.login, skin: version, model, cape };
};

test('the server on which a player is online receives a new skin with its next heartbeat, and no skin of other players', async () => {
  expect(await beat(player.login)).toEqual([]);
  await upload('skin', await slimSkin('#102030'));
  expect(await beat('Somebody_else')).toEqual([]);
  const looks = await beat(player.login.toUpperCase(), 'Somebody_else');
  expect(looks).toEqual([await worn()]);
  expect(looks[0]).toMatchObject({ model: 'slim', cape: null });
  const { skin } = looks[0] as Schemas['PlayerLook'];
  const texture = await api.server.inject({ url: `/api/skin/${player.login}/texture?v=${skin}` });
  expect(texture.headers['cache-control']).toContain('immutable');
});

test('a cape, a deletion and another arm width are sent too', async () => {
  await upload('cape', await plainLook('#00ff00', 64, 32).toBuffer());
  expect(await beat(player.login)).toEqual([await worn()]);
  expect((await worn()).cape).not.toBeNull();
  for (const path of ['cape/delete', 'skin/delete']) {
    await api.request('POST', `/api/user/${path}`, { as: player });
    expect(await beat(player.login)).toEqual([await worn()]);
  }
});

test('a change is sent for a minute, in case a response was lost, and then not again', async () => {
  api.clock.advance(HOUR_MS);
  await beat(player.login);
  await beat(player.login);
  await upload('skin', await slimSkin('#203040'));
  for (let second = 0; second < 60; second += 20) {
    expect(await beat(player.login)).toHaveLength(1);
    api.clock.advance(20_000);
  }
  await beat(player.login);
  api.clock.advance(MINUTE_MS + 1000);
  await beat(player.login);
  expect(await beat(player.login)).toEqual([]);
});

test('a server that was unavailable receives the changes that it missed', async () => {
  await beat(player.login);
  api.clock.advance(10 * MINUTE_MS);
  await upload('skin', await slimSkin('#304050'));
  api.clock.advance(10 * MINUTE_MS);
  expect(await beat(player.login)).toEqual([await worn()]);
});

test('a join returns the player’s skin and cape', async () => {
  const game = (await startGame(api, player)).body;
  const { login, accessId, accessToken } = game;
  const joined = await hitech.call<Schemas['JoinResult']>('join', { login, accessId, accessToken });
  expect(joined.body).toMatchObject({ allowed: true, look: await worn() });
});
