import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { Canvas } from './canvas.ts';
import { emblems } from './emblems.ts';
import { pathPolygons } from './path.ts';
import { drawIcon } from './pictures.ts';

/** Decodes a PNG: its size and the color at a position. */
function decode(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const named = png.subarray(at + 4, at + 8 + length);
    if (crc32(named) !== png.readUInt32BE(at + 8 + length)) throw new Error('a wrong sum');
    chunks.set(named.subarray(0, 4).toString('latin1'), named.subarray(4));
    at += 12 + length;
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(8);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width * 4; x += 1) {
      const above = y === 0 ? 0 : (pixels[(y - 1) * width * 4 + x] ?? 0);
      pixels[y * width * 4 + x] = (rows[y * (width * 4 + 1) + 1 + x] ?? 0) + above;
    }
  }
  return { width, height, at: (x: number, y: number) => [...pixels.subarray((y * width + x) * 4).subarray(0, 4)] };
}

test('a polygon covers its inside, half of the pixels on its edge, and nothing else', () => {
  const canvas = new Canvas(4, 4);
  const square = [
    [0.5, 1],
    [3, 1],
    [3, 3],
    [0.5, 3],
  ] as const;
  canvas.polygon(square, [200, 100, 50]);
  const { at } = decode(canvas.png());
  expect(at(1, 1)).toEqual([200, 100, 50, 255]);
  expect(at(0, 2)).toEqual([200, 100, 50, 128]);
  expect(at(3, 1)[3]).toBe(0);
  expect(at(1, 0)[3]).toBe(0);
});

test('a path is parsed into lines and curves, each from the end of the previous one', () => {
  expect(pathPolygons('M2 3h4v-1zm0 0l1 1L9 9H0V1z')).toEqual([
    [
      [2, 3],
      [6, 3],
      [6, 2],
    ],
    [
      [2, 3],
      [3, 4],
      [9, 9],
      [0, 9],
      [0, 1],
    ],
  ]);
  const [curve = []] = pathPolygons('M0 0c0 4 8 4 8 0z');
  expect(curve.at(-1)).toEqual([8, 0]);
  expect(curve[6]?.[1]).toBeCloseTo(3);
  expect(() => pathPolygons('M0 0q1 1 2 2')).toThrow('q is no command of a path');
});

test.each(Object.keys(emblems))('the pictures of %s have their size, round corners and content', (id) => {
  const emblem = emblems[id];
  if (!emblem) throw new Error('no emblem');
  const icon = decode(drawIcon(emblem, 64));
  expect([icon.width, icon.height]).toEqual([64, 64]);
  expect(icon.at(0, 0)[3]).toBe(0);
  expect(icon.at(32, 1)[3]).toBe(255);
  const sky = decode(drawIcon({ ...emblem, shapes: [] }, 64));
  const places = Array.from({ length: 64 * 64 }, (_, place) => [place % 64, Math.floor(place / 64)] as const);
  const painted = places.filter(([x, y]) => icon.at(x, y).join() !== sky.at(x, y).join());
  expect(painted.length).toBeGreaterThan(600);
});
