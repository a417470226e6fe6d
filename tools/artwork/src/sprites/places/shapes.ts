import { seededRandom } from '@hoshikraft/shared';

type Point = readonly [x: number, y: number];

const whole = (value: number): number => Math.round(value);

/** Width and height of the art of a place. */
const PLACE_WIDTH = 960;
const PLACE_HEIGHT = 360;

/** A polygon through the points. */
export const through = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${whole(x)} ${whole(y)}`).join('L')}z`;

/** A box by its left, top, width and height. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

const around = ([x, y]: Point, radius: number, turn: number): Point => [
  x + Math.cos(turn) * radius,
  y + Math.sin(turn) * radius,
];

/** A round hole, wound against the shapes it is cut out of. */
const hole = ([x, y]: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`;

/** A disc, wound as the other shapes are. */
export const disc = ([x, y]: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1-${radius * 2} 0z`;

/** A gear with so many teeth and round windows between its spokes. */
export function gear(centre: Point, radius: number, teeth: number): string {
  const inner = radius * 0.84;
  const step = (Math.PI * 2) / teeth;
  const rim = Array.from({ length: teeth }, (_, tooth) => {
    const at = tooth * step;
    return [
      around(centre, inner, at - step * 0.28),
      around(centre, radius, at - step * 0.2),
      around(centre, radius, at + step * 0.2),
      around(centre, inner, at + step * 0.28),
    ];
  }).flat();
  const windows = Array.from({ length: 6 }, (_, spoke) => {
    const [x, y] = around(centre, radius * 0.5, spoke * (Math.PI / 3) + 0.5);
    return hole([whole(x), whole(y)], whole(radius * 0.17));
  });
  return through(rim) + windows.join('') + hole(centre, whole(radius * 0.14));
}

/** Square stars over the upper part of the sky. */
export function stars(seed: number, count: number, side: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () =>
    box(whole(random() * PLACE_WIDTH), whole(random() ** 1.3 * 240), side, side),
  ).join('');
}

/** Ground of blocks along a wave, down to the lower edge. */
export function ground(options: { top: number; wave: number; block: number; phase: number }): string {
  const { top, wave, block, phase } = options;
  let path = `M0 ${PLACE_HEIGHT}V${top}`;
  for (let x = 0; x < PLACE_WIDTH; x += block) {
    const along = x / PLACE_WIDTH;
    const height = Math.sin(along * 7 + phase) * 0.6 + Math.sin(along * 19 + phase * 2.3) * 0.4;
    path += `V${top - whole((height * wave) / block) * block}h${block}`;
  }
  return `${path}V${PLACE_HEIGHT}z`;
}

/** A pointed crystal standing at a foot, leaning by `lean`: its whole, its lit side and its shaded side. */
export function crystal(x: number, foot: number, half: number, height: number, lean: number) {
  const top: Point = [x + lean, foot - height];
  const left: Point = [x - half + lean * 0.7, foot - height * 0.72];
  const right: Point = [x + half + lean * 0.7, foot - height * 0.66];
  const middle: Point = [x + half * 0.2 + lean * 0.7, foot - height * 0.6];
  const base: Point = [x + half * 0.1, foot];
  return {
    whole: through([top, right, [x + half * 0.7, foot], [x - half * 0.7, foot], left]),
    lit: through([top, middle, base, [x - half * 0.7, foot], left]),
    edge: through([top, middle, left]),
  };
}

/** Small windows in rows and columns, some of them dark. */
export function windows(
  seed: number,
  boxes: readonly (readonly [x: number, y: number, columns: number, rows: number])[],
) {
  const random = seededRandom(seed);
  return boxes
    .flatMap(([x, y, columns, rows]) =>
      Array.from({ length: columns * rows }, (_, place) =>
        random() > 0.45 ? box(x + (place % columns) * 12, y + Math.floor(place / columns) * 16, 6, 8) : '',
      ),
    )
    .join('');
}

/** A flat cloud of blocks. */
export const cloud = (x: number, y: number, size: number): string =>
  box(x, y, size * 9, size) + box(x + size, y - size, size * 6, size) + box(x + size * 3, y - size * 2, size * 3, size);
