import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { defaultSkin } from './default-skins.ts';

const folder = new URL('../../../data/skins/', import.meta.url);

test('there are eight default skins, each a PNG of 64 × 64', async () => {
  const files = readdirSync(folder);
  expect(files).toHaveLength(8);
  for (const file of files) {
    const { format, width, height } = await sharp(readFileSync(new URL(file, folder))).metadata();
    expect([file, format, width, height]).toEqual([file, 'png', 64, 64]);
  }
});

test('each is worn by some players, half of them with slim arms, and by the same players always', async () => {
  const worn = await Promise.all(Array.from({ length: 400 }, (_, at) => defaultSkin(`player ${at}`)));
  const models = new Map(worn.map(({ hash, model }) => [hash, model]));
  expect(models.size).toBe(8);
  expect([...models.values()].filter((model) => model === 'slim')).toHaveLength(4);
  expect((await defaultSkin('player 1')).hash).toBe(worn[1]?.hash);
});
