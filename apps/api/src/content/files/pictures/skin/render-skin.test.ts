import { type Area, textureAreas } from '@hoshikraft/shared';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { renderBoxes } from './render-boxes.ts';
import { renderFace } from './render-face.ts';
import { renderSkin } from './render-skin.ts';
import { skinBoxes } from './skin-boxes.ts';
import { openTexture } from './texture.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const RED: Colour = [200, 0, 0, 255];
const GREEN: Colour = [0, 180, 0, 255];
const BLUE: Colour = [0, 0, 220, 255];
const GLASS: Colour = [0, 0, 220, 128];
const NOTHING: Colour = [0, 0, 0, 0];

/** Areas of the second layers. */
const OUTER: Area[] = [
  [32, 0, 32, 16],
  [0, 32, 64, 16],
  [0, 48, 16, 16],
  [48, 48, 16, 16],
];

/** A skin of areas, in units of 64, on a first layer of `ground`. */
function skinOf(areas: [Area, Colour][], { scale = 1, height = 64, ground = NOTHING } = {}): Uint8Array {
  const width = 64 * scale;
  const pixels = new Uint8Array(width * height * scale * 4);
  const fill = ([left, top, wide, high]: Area, colour: Colour) => {
    for (let y = top * scale; y < (top + high) * scale; y++) {
      for (let x = left * scale; x < (left + wide) * scale; x++) pixels.set(colour, (y * width + x) * 4);
    }
  };
  fill([0, 0, 64, height], ground);
  if (height === 64) OUTER.forEach((area) => fill(area, NOTHING));
  for (const [area, colour] of areas) fill(area, colour);
  return pixels;
}
const opened = (pixels: Uint8Array, scale = 1, height = 64) => openTexture(pixels, 64 * scale, height * scale);
const FRONT: Area = [8, 8, 8, 8];

/** Pixels of a rendered picture as texts, such as `200,0,0`. */
function pixelsOf(rendered: Uint8Array, channels: number): string[] {
  return Array.from({ length: rendered.length / channels }, (_, at) =>
    rendered.subarray(at * channels, (at + 1) * channels).join(),
  );
}
const faceOf = (skin: Uint8Array, size = 8) => pixelsOf(renderFace(opened(skin), size), 3);

test('a face shows the pixels of the front of the head with the hat over it', () => {
  const face = faceOf(
    skinOf([
      [FRONT, RED],
      [[9, 12, 1, 1], GREEN],
      [[40, 8, 8, 2], BLUE],
    ]),
  );
  const wanted = Array.from({ length: 64 }, (_, at) => {
    if (at < 16) return '0,0,220';
    return at === 4 * 8 + 1 ? '0,180,0' : '200,0,0';
  });
  expect(face).toEqual(wanted);
});

test('a larger face has the same pixels as blocks', () => {
  const skin = skinOf([
    [FRONT, RED],
    [[9, 12, 1, 1], GREEN],
  ]);
  const small = faceOf(skin);
  const large = faceOf(skin, 24);
  expect(large).toEqual(large.map((_, at) => small[Math.floor(at / 24 / 3) * 8 + Math.floor((at % 24) / 3)]));
});

test('a translucent hat is blended with the face, and transparency of the head is ignored', () => {
  const face = faceOf(
    skinOf([
      [FRONT, [200, 0, 0, 0]],
      [[40, 8, 8, 1], GLASS],
    ]),
  );
  expect([face[0], face[8]]).toEqual(['100,0,110', '200,0,0']);
});

test('an HD face is averaged to a smaller size, and keeps all pixels at its own size', () => {
  const chequered = skinOf([[FRONT, [100, 100, 100, 255]]], { scale: 2 });
  for (let y = 16; y < 32; y++) {
    for (let x = 16; x < 32; x++) if ((x + y) % 2 === 0) chequered.set([200, 0, 100, 255], (y * 128 + x) * 4);
  }
  expect(new Set(pixelsOf(renderFace(opened(chequered, 2), 8), 3))).toEqual(new Set(['150,50,100']));
  const full = pixelsOf(renderFace(opened(chequered, 2), 16), 3);
  expect(full.slice(0, 2)).toEqual(['200,0,100', '100,100,100']);
  expect(full.filter((pixel) => pixel === '200,0,100')).toHaveLength(128);
});

test('transparent pixels of an HD hat do not darken the others', () => {
  const skin = skinOf(
    [
      [FRONT, RED],
      [[40, 8, 8, 8], BLUE],
    ],
    { scale: 2 },
  );
  for (let y = 16; y < 32; y++) for (let x = 80; x < 96; x += 2) skin.set(NOTHING, (y * 128 + x) * 4);
  expect(new Set(pixelsOf(renderFace(opened(skin, 2), 8), 3))).toEqual(new Set(['100,0,110']));
});

test('an old skin has its other arm and leg mirrored', () => {
  const [right, left] = [textureAreas([40, 16], [4, 12, 4]), textureAreas([32, 48], [4, 12, 4])];
  const [x, y] = right.front;
  const { pixels } = opened(
    skinOf(
      [
        [right.right, GREEN],
        [right.front, RED],
        [[x, y, 1, 1], BLUE],
      ],
      { height: 32 },
    ),
    1,
    32,
  );
  const at = (left: number, top: number) => [...pixels.subarray((top * 64 + left) * 4, (top * 64 + left) * 4 + 4)];
  const [toX, toY] = left.front;
  expect([0, 1, 2, 3].map((step) => at(toX + step, toY))).toEqual([RED, RED, RED, BLUE]);
  expect(at(left.left[0], left.left[1])).toEqual(GREEN);
  expect(at(left.right[0], left.right[1])).toEqual(NOTHING);
});

test('an old skin has a hat only if the hat area has transparency', () => {
  const areas: [Area, Colour][] = [
    [FRONT, RED],
    [[32, 0, 32, 16], BLUE],
  ];
  const face = (more: [Area, Colour][]) =>
    pixelsOf(renderFace(opened(skinOf([...areas, ...more], { height: 32 }), 1, 32), 8), 3);
  expect(face([])[0]).toBe('200,0,0');
  expect(face([[[63, 15, 1, 1], NOTHING]])[0]).toBe('0,0,220');
});

/** Number of pixels of a rendered figure by their main colour. */
function counted(rendered: Uint8Array): { red: number; green: number; blue: number; none: number } {
  const counts = { red: 0, green: 0, blue: 0, none: 0 };
  for (let at = 0; at < rendered.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rendered.subarray(at, at + 4);
    if (alpha < 128) counts.none++;
    else counts[red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue']++;
  }
  return counts;
}
const figureOf = (skin: Uint8Array, model: 'classic' | 'slim' = 'classic') =>
  renderBoxes(opened(skin), skinBoxes(model, true), 64, 128);

test('a figure shows the front and the left side, not the back and the right side', () => {
  const head = textureAreas([0, 0], [8, 8, 8]);
  const ground = { ground: GREEN };
  expect(counted(figureOf(skinOf([[head.front, RED]], ground))).red).toBeGreaterThan(300);
  expect(counted(figureOf(skinOf([[head.top, RED]], ground))).red).toBeGreaterThan(50);
  expect(counted(figureOf(skinOf([[head.left, RED]], ground))).red).toBeGreaterThan(100);
  for (const hidden of [head.back, head.bottom, head.right]) {
    expect(counted(figureOf(skinOf([[hidden, RED]], ground))).red).toBe(0);
  }
});

test('a second layer covers the first, and its back is visible through its holes', () => {
  const outer = textureAreas([32, 0], [8, 8, 8]);
  const bare = counted(figureOf(skinOf([], { ground: GREEN })));
  const clear = (areas: [Area, Colour][]) => skinOf(areas, { ground: GREEN });
  const hatted = counted(figureOf(clear([[outer.front, BLUE]])));
  expect(bare.blue).toBe(0);
  expect(hatted.blue).toBeGreaterThan(300);
  const behind = counted(figureOf(clear([[outer.back, BLUE]])));
  expect(behind.blue).toBeGreaterThan(0);
  expect(behind.blue).toBeLessThan(hatted.blue / 3);
});

test('slim arms are narrower, and the right one uses its own texture area', () => {
  const skin = skinOf([[textureAreas([40, 16], [4, 12, 4]).front, RED]], { ground: GREEN });
  const covered = (model: 'classic' | 'slim') => 64 * 128 - counted(figureOf(skin, model)).none;
  expect(covered('slim')).toBeLessThan(covered('classic'));
  expect(counted(figureOf(skin)).red).toBeGreaterThan(150);
});

test.each(['png', 'webp'] as const)('parts are rendered as %s in their sizes', async (format) => {
  const raw = { width: 64, height: 64, channels: 4 } as const;
  const bytes = await sharp(skinOf([[FRONT, RED]], { ground: GREEN }), { raw })
    .png()
    .toBuffer();
  for (const [part, width] of [
    ['face', 64],
    ['bust', 64],
    ['figure', 32],
  ] as const) {
    const rendered = await renderSkin({ bytes, model: 'slim', part, size: 64, format });
    expect(await sharp(rendered).metadata()).toMatchObject({ format, width, height: 64 });
  }
  const face = await renderSkin({ bytes, model: 'slim', part: 'face', size: 16, format });
  expect(new Set(pixelsOf(await sharp(face).raw().toBuffer(), 3))).toEqual(new Set(['200,0,0']));
});

test.each([
  [32, 32],
  [64, 48],
  [100, 100],
  [96, 96],
  [576, 576],
  [64, 128],
  [1, 1],
])('%i × %i is no skin', async (width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 4, background: '#f00' } })
    .png()
    .toBuffer();
  await expect(renderSkin({ bytes, model: 'classic', part: 'face', size: 8, format: 'png' })).rejects.toThrow(
    'is no skin',
  );
});

test('the largest skin can be rendered', async () => {
  const raw = { width: 512, height: 256, channels: 4 } as const;
  const pixels = skinOf([[FRONT, RED]], { scale: 8, height: 32, ground: [1, 2, 3, 250] });
  const bytes = await sharp(pixels, { raw }).png().toBuffer();
  const rendered = await renderSkin({ bytes, model: 'classic', part: 'face', size: 64, format: 'webp' });
  expect((await sharp(rendered).metadata()).width).toBe(64);
});

test('a dark figure has light at its edges, and its middle stays as it is', async () => {
  const bytes = await sharp(skinOf([], { ground: [8, 8, 30, 255] }), { raw: { width: 64, height: 64, channels: 4 } })
    .png()
    .toBuffer();
  const figure = await renderSkin({ bytes, model: 'classic', part: 'figure', size: 256, format: 'png' });
  const { data, info } = await sharp(figure).raw().toBuffer({ resolveWithObject: true });
  const opaque = (y: number) =>
    Array.from({ length: info.width }, (_, x) => (y * info.width + x) * 4).filter((at) => (data[at + 3] ?? 0) > 127);
  const red = (at: number | undefined) => data[at ?? 0] ?? 0;
  const row = opaque(40);
  expect([red(row.at(0)) > 80, red(row.at(-1)) > 80]).toEqual([true, true]);
  expect(red(row[Math.floor(row.length / 4)])).toBeLessThan(30);
});
