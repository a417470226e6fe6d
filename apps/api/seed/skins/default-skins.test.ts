import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { defaultSkin } from '../../src/skins/default-skins.ts';
import { drawLook } from './draw-look.ts';
import { defaultLooks, lookOf } from './look.ts';

const folder = fileURLToPath(new URL('../../data/skins/', import.meta.url));

test('the eight skins that lie there are those that are drawn', async () => {
  const names = Object.keys(defaultLooks);
  expect(names).toHaveLength(8);
  expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.png`).sort());
  for (const [name, look] of Object.entries(defaultLooks)) {
    const there = await sharp(`${folder}${name}.png`).raw().toBuffer();
    expect(there.equals(drawLook(name, look))).toBe(true);
  }
});

test('each is worn by some, with the arms that it is drawn for, and by the same always', async () => {
  const worn = await Promise.all(Array.from({ length: 400 }, (_, at) => defaultSkin(`somebody ${at}`)));
  const models = new Map(worn.map(({ hash, model }) => [hash, model]));
  expect(models.size).toBe(8);
  const wanted = Object.values(defaultLooks).map(({ model }) => model);
  expect([...models.values()].sort()).toEqual(wanted.sort());
  expect((await defaultSkin('somebody 1')).hash).toBe(worn[1]?.hash);
});

test('sample players look like nobody else, and the same every time', () => {
  const drawn = ['KitsuneBi', 'Hoshi_no', 'MoonRabbit'].map((login) => drawLook(login, lookOf(login)).join());
  expect(new Set(drawn).size).toBe(3);
  expect(drawLook('KitsuneBi', lookOf('KitsuneBi')).join()).toBe(drawn[0]);
});
