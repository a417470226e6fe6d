/** An area of the 64 × 64 layout of a skin, in its pixels. */
export type Area = readonly [left: number, top: number, width: number, height: number];

/** Width and height of the layout, pixels. */
export const SIDE = 64;

export type SideName = 'top' | 'bottom' | 'right' | 'front' | 'left' | 'back';

/** Areas of the sides of a box whose texture has this upper left corner. */
export function textureAreas(
  [left, top]: readonly [number, number],
  [width, height, depth]: readonly [number, number, number],
): Record<SideName, Area> {
  return {
    top: [left + depth, top, width, depth],
    bottom: [left + depth + width, top, width, depth],
    right: [left, top + depth, depth, height],
    front: [left + depth, top + depth, width, height],
    left: [left + depth + width, top + depth, depth, height],
    back: [left + 2 * depth + width, top + depth, width, height],
  };
}
