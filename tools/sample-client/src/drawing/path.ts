import type { Point } from './canvas.ts';

const CURVE_STEPS = 12;

function curve(from: Point, [one, two, to]: readonly [Point, Point, Point]): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, step): Point => {
    const t = (step + 1) / CURVE_STEPS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    const at = (axis: 0 | 1) => a * from[axis] + b * one[axis] + c * two[axis] + d * to[axis];
    return [at(0), at(1)];
  });
}

/**
 * The polygons of an SVG path made of M, L, H, V, C and Z, in either case.
 *
 * @throws Error for any other command
 */
export function pathPolygons(path: string): Point[][] {
  const polygons: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
    const relative = command === command.toLowerCase();
    const point = (at: number): Point => [
      (relative ? x : 0) + (numbers[at] ?? 0),
      (relative ? y : 0) + (numbers[at + 1] ?? 0),
    ];
    const go = (...points: Point[]) => {
      polygons.at(-1)?.push(...points);
      [x, y] = points.at(-1) ?? [x, y];
    };
    switch (command.toUpperCase()) {
      case 'M':
        polygons.push([]);
        for (let at = 0; at < numbers.length; at += 2) go(point(at));
        break;
      case 'L':
        for (let at = 0; at < numbers.length; at += 2) go(point(at));
        break;
      case 'H':
        for (const number of numbers) go([relative ? x + number : number, y]);
        break;
      case 'V':
        for (const number of numbers) go([x, relative ? y + number : number]);
        break;
      case 'C':
        for (let at = 0; at < numbers.length; at += 6) go(...curve([x, y], [point(at), point(at + 2), point(at + 4)]));
        break;
      case 'Z':
        [x, y] = polygons.at(-1)?.[0] ?? [x, y];
        break;
      default:
        throw new Error(`${command} is no command of a path`);
    }
  }
  return polygons;
}
