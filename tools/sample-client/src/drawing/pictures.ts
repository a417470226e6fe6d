import { noiseNumbers } from '../noise.ts';
import { Canvas, colour, mix } from './canvas.ts';
import type { Colour, Point } from './canvas.ts';
import type { Emblem } from './emblems.ts';
import { pathPolygons } from './path.ts';

const UNITS = 64;
const CORNER = 15;
const RIDGES = 4;
const gate = 'M8 17c16 4 32 4 48 0v6c-16 3-32 3-48 0zM13 30h38v4H13zM18 22h5v34h-5zM41 22h5v34h-5zM30 23h4v7h-4z';

const onCanvas = (polygon: readonly Point[], scale: number, [left, top]: Point): Point[] =>
  polygon.map(([x, y]) => [left + x * scale, top + y * scale]);

function paintPath(canvas: Canvas, path: string, fill: Colour, place: { scale: number; at: Point; alpha?: number }) {
  for (const polygon of pathPolygons(path)) {
    canvas.polygon(onCanvas(polygon, place.scale, place.at), fill, place.alpha ?? 1);
  }
}

/** Share of a pixel that is inside a square with round corners. */
function roundedSquare(size: number, corner: number): (x: number, y: number) => number {
  const outside = (value: number) => Math.max(corner - value, value - (size - corner), 0);
  return (x, y) => {
    const distance = Math.hypot(outside(x + 0.5), outside(y + 0.5));
    return Math.min(1, Math.max(0, corner - distance + 0.5));
  };
}

/** Emblem of a server as a square PNG of `size` pixels. */
export function drawIcon({ sky, shapes }: Emblem, size: number): Buffer {
  const canvas = new Canvas(size, size);
  const [top, bottom] = [colour(sky[0]), colour(sky[1])];
  const scale = size / UNITS;
  canvas.fill((_x, y) => mix(top, bottom, y / size), roundedSquare(size, CORNER * scale));
  for (const [path, fill, alpha] of shapes)
    paintPath(canvas, path, colour(fill), { scale, at: [0, 0], alpha: alpha ?? 1 });
  return canvas.png();
}

/** A landscape in the colors of a server: its sky, stars, a moon, ridges and a gate. */
export function drawBackground(name: string, { sky }: Emblem, width: number, height: number): Buffer {
  const canvas = new Canvas(width, height);
  const [top, bottom] = [colour(sky[0]), colour(sky[1])];
  const number = noiseNumbers(`background/${name}`);
  const warm: Colour = [255, 196, 168];
  canvas.fill((_x, y) => {
    const depth = y / height;
    return mix(mix(bottom, top, Math.min(1, depth * 1.5)), warm, Math.max(0, depth - 0.35) * 0.7);
  });
  for (let star = 0; star < 160; star += 1) {
    const at: Point = [number(0, width), number(0, Math.floor(height * 0.5))];
    canvas.circle(at, number(4, 16) / 10, [255, 255, 255], number(20, 80) / 100);
  }
  const moon: Point = [width * 0.74, height * 0.3];
  for (const [radius, alpha] of [
    [0.19, 0.1],
    [0.155, 0.14],
    [0.125, 1],
  ] as const) {
    canvas.circle(moon, height * radius, [255, 241, 214], alpha);
  }
  for (let ridge = 0; ridge < RIDGES; ridge += 1) {
    const share = ridge / (RIDGES - 1);
    const base = height * (0.56 + share * 0.28);
    const line: Point[] = [];
    for (let x = 0; x <= width + 80; x += 40)
      line.push([x, base - number(0, 90 - ridge * 15) - 30 * Math.sin(x / 150 + ridge)]);
    canvas.polygon(
      [...line, [width + 80, height], [0, height]],
      mix(mix(top, warm, 0.25), mix(bottom, [0, 0, 0], 0.35), share),
    );
    if (ridge === RIDGES - 2) {
      paintPath(canvas, gate, [196, 58, 72], { scale: height / 190, at: [width * 0.63, height * 0.56] });
    }
  }
  return canvas.png();
}
