import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { covers } from './pictures/covers/covers.ts';
import { scenes } from './pictures/scenes.ts';
import { drawPictures } from './pictures/write-pictures.ts';
import { inRepository } from './repository.ts';
import { drawLook } from './skins/draw-look.ts';
import { skins } from './skins/write-skins.ts';

// PNG is lossless: the pixels of a file equal the rendered ones, whatever version of the encoder wrote it.
test.each(Object.entries(skins))('%s is up to date with its source: npm run artwork', async (file, [name, look]) => {
  const pixels = await sharp(inRepository(file)).ensureAlpha().raw().toBuffer();
  expect(pixels.equals(drawLook(name, look))).toBe(true);
});

test('all skins are different', () => {
  const drawn = Object.values(skins).map(([name, look]) => Buffer.from(drawLook(name, look)).toString('latin1'));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('pictures are deterministic, contain no text and are all different', () => {
  const drawn = drawPictures();
  expect(drawPictures()).toEqual(drawn);
  expect(new Set(drawn.map(([, svg]) => svg)).size).toBe(drawn.length);
  expect(drawn.filter(([, svg]) => /<text|NaN|undefined/.test(svg))).toEqual([]);
});

test('the cover of each mod has a motif of its own', () => {
  const motifs = Object.values(covers).map(({ hero, back }) => hero ?? back);
  expect(motifs).toHaveLength(40);
  expect(new Set(motifs).size).toBe(motifs.length);
});

test('sample clients have the picture of their server as their background', () => {
  const servers = Object.keys(scenes).filter((name) => name.startsWith('server-'));
  expect(servers).toHaveLength(4);
  const read = (path: string) => readFileSync(inRepository(path));
  for (const name of servers) {
    const background = read(`tools/sample-client/backgrounds/${name.slice('server-'.length)}.webp`);
    expect([name, background.equals(read(`apps/api/seed/assets/pictures/${name}-1600.webp`))]).toEqual([name, true]);
    expect(background.length).toBeLessThan(80_000);
  }
});

test('committed pictures are up to date: npm run artwork', async () => {
  const [name, svg] = drawPictures().find(([each]) => each === 'mod-iron-chests') ?? ['', ''];
  const pixels = async (picture: string | Buffer) => {
    // First as wide as the file: a smaller SVG has other edges.
    const same = await sharp(picture).removeAlpha().resize(480).png().toBuffer();
    return sharp(same).resize(48).raw().toBuffer();
  };
  const file = await pixels(readFileSync(inRepository(`apps/api/seed/assets/pictures/${name}-480.webp`)));
  const drawn = await pixels(Buffer.from(svg));
  const difference = file.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / file.length;
  expect(difference).toBeLessThan(4);
});
