import { Canvas, colour, mix } from './canvas.ts';
import type { Colour, Point } from './canvas.ts';
import type { Emblem } from './emblems.ts';
import { pathPolygons } from './path.ts';

const UNITS = 64;
const CORNER = 15;

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
