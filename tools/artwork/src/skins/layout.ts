/** A part of a skin: left, top, width, height. */
export type Area = readonly [left: number, top: number, width: number, height: number];

/** Width and height of a skin, pixels. */
export const SIDE = 64;

export type SideName = 'top' | 'bottom' | 'right' | 'front' | 'left' | 'back';

/** Where the sides of a box lie whose unfolding has its left upper corner there. */
export function unfolded(
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
