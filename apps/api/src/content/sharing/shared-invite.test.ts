import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { addPlayer, type Player } from '../../../testing/players.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let player: Player;
beforeAll(async () => {
  api = await createTestApp({ content: false });
  player = await addPlayer(api, 0);
});
afterAll(() => api.close());

const get = (file: string) => api.server.inject({ url: `/share/invite/${file}` });

test('an invitation has a picture in both languages, regardless of the case of the code', async () => {
  const [ru, en, upper] = await Promise.all(
    [`${player.login}.ru.jpg`, `${player.login}.en.jpg`, `${player.login.toUpperCase()}.en.jpg`].map(get),
  );
  for (const picture of [ru, en]) {
    expect([picture?.statusCode, picture?.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(picture?.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  expect(ru?.rawPayload.equals(en?.rawPayload ?? Buffer.alloc(0))).toBe(false);
  expect(upper?.headers.etag).toBe(en?.headers.etag);
});

test.each(['Nobody_Here.ru.jpg', 'ab.ru.jpg', '..%2fhome.ru.jpg'])('%s is not found', async (file) => {
  expect((await get(file)).statusCode).toBe(404);
});
