import { type Area, textureAreas } from '@hoshikraft/shared';

/** Width of the arms: four pixels, or three for `slim`. */
export type SkinModel = 'classic' | 'slim';

/** x to the player's left, y up, z forward from the face; in pixels of a 64 × 64 skin. */
export type Point = readonly [x: number, y: number, z: number];

export interface Side {
  /** The position of the upper left corner of the texture, and the vectors of its edges. */
  corner: Point;
  along: Point;
  down: Point;
  /** Normal vector. */
  outward: Point;
  area: Area;
}

export interface Box {
  sides: Side[];
  /** Whether it is the second layer, which may be transparent; the first layer is opaque. */
  isOuter: boolean;
}

interface Part {
  /** Left upper corner of its textureAreas box, and of that of its second layer. */
  inner: readonly [number, number];
  outer: readonly [number, number];
  /** The corner with the smallest coordinates. */
  at: Point;
  size: Point;
  /** Distance of the second layer. */
  off: number;
}

function boxOf({ at, size }: Part, corner: readonly [number, number], off: number, shown: number): Box {
  const [width, full, depth] = size;
  const height = Math.min(shown, full);
  const [x, y, z] = [at[0] - off, at[1] + full - height - (height === full ? off : 0), at[2] - off];
  const [w, d] = [width + 2 * off, depth + 2 * off];
  const h = at[1] + full + off - y;
  const [right, up, front] = [x + w, y + h, z + d];
  const down: Point = [0, -h, 0];
  const areas = textureAreas(corner, [width, height, depth]);
  const side = (corner: Point, along: Point, down: Point, outward: Point, area: Area): Side => ({
    corner,
    along,
    down,
    outward,
    area,
  });
  return {
    isOuter: off > 0,
    sides: [
      side([x, up, z], [w, 0, 0], [0, 0, d], [0, 1, 0], areas.top),
      side([x, y, z], [w, 0, 0], [0, 0, d], [0, -1, 0], areas.bottom),
      side([x, up, z], [0, 0, d], down, [-1, 0, 0], areas.right),
      side([x, up, front], [w, 0, 0], down, [0, 0, 1], areas.front),
      side([right, up, front], [0, 0, -d], down, [1, 0, 0], areas.left),
      side([right, up, z], [-w, 0, 0], down, [0, 0, -1], areas.back),
    ],
  };
}

const HEAD: Part = { inner: [0, 0], outer: [32, 0], at: [-4, 24, -4], size: [8, 8, 8], off: 0.5 };
const BODY: Part = { inner: [16, 16], outer: [16, 32], at: [-4, 12, -2], size: [8, 12, 4], off: 0.25 };
const LEGS: Part[] = [
  { inner: [0, 16], outer: [0, 32], at: [-4, 0, -2], size: [4, 12, 4], off: 0.25 },
  { inner: [16, 48], outer: [0, 48], at: [0, 0, -2], size: [4, 12, 4], off: 0.25 },
];

function armsOf(model: SkinModel): Part[] {
  const width = model === 'slim' ? 3 : 4;
  return [
    { inner: [40, 16], outer: [40, 32], at: [-4 - width, 12, -2], size: [width, 12, 4], off: 0.25 },
    { inner: [32, 48], outer: [48, 48], at: [4, 12, -2], size: [width, 12, 4], off: 0.25 },
  ];
}

/** Rows of body and arms that a bust shows. */
const BUST_ROWS = 7;

/** The boxes of a player, whole or down to the chest. */
export function skinBoxes(model: SkinModel, whole: boolean): Box[] {
  const parts = [HEAD, BODY, ...armsOf(model), ...(whole ? LEGS : [])];
  return parts.flatMap((part) => {
    const shown = whole || part === HEAD ? Infinity : BUST_ROWS;
    return [boxOf(part, part.inner, 0, shown), boxOf(part, part.outer, part.off, shown)];
  });
}
