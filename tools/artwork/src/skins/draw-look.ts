import { type Area, SIDE, type SideName, textureAreas } from '@hoshikraft/shared';
import { mix } from '../pictures/colours.ts';
import { randomOf } from '../pictures/random.ts';
import type { Brush } from './brush.ts';
import { armBrush, legBrush, overLegBrush, wearOf } from './clothes.ts';
import { hatBrush } from './hats.ts';
import { faceBrush, hairBrush, hangingHairBrush, outerHairBrush } from './head.ts';
import type { Look } from './look.ts';

type Point = readonly [number, number];
type Size = readonly [number, number, number];

const HEAD = [8, 8, 8] as const;
const BODY = [8, 12, 4] as const;
const LEG = [4, 12, 4] as const;

/** Light from the upper left: how much darker a side is; negative is lighter. */
const SIDES: Record<SideName, number> = { top: -0.1, bottom: 0.26, right: -0.02, front: 0, left: 0.12, back: 0.07 };

const lit = (colour: string, share: number): string =>
  share < 0 ? mix(colour, '#fff4e0', -share) : mix(colour, '#1a0f33', share);

/** Draws a skin of 64 × 64 pixels, four bytes per pixel: the same for the same name and look. */
export function drawLook(name: string, look: Look): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  const random = randomOf(`grain of ${name}`);
  const dot = (left: number, top: number, colour: string) => {
    const grain = 0.98 + random() * 0.04;
    const rgb = [1, 3, 5].map((at) => Math.min(255, Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * grain)));
    pixels.set([...rgb, 255], (top * SIDE + left) * 4);
  };
  const paint = (corner: Point, size: Size, brush: Brush) => {
    const areas = textureAreas(corner, size);
    for (const side of Object.keys(SIDES) as SideName[]) {
      const [left, top, width, height]: Area = areas[side];
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const colour = brush(x, y, side);
          // Limbs and body darken towards their lower end.
          const low = height === 12 && y > 7 ? (y - 7) * 0.025 : 0;
          if (colour !== null) dot(left + x, top + y, lit(colour, SIDES[side] + low));
        }
      }
    }
  };
  const arm: Size = [look.model === 'slim' ? 3 : 4, 12, 4];
  const [hat, outerHair] = [hatBrush(look), outerHairBrush(look)];
  const { body, over, sleeve, skirt } = wearOf(look);
  const [hanging, overLeg] = [hangingHairBrush(look), overLegBrush(look)];
  const both = (corners: readonly Point[], size: Size, brush: Brush) => {
    for (const corner of corners) paint(corner, size, brush);
  };
  paint([0, 0], HEAD, faceBrush(look));
  paint([0, 0], HEAD, hairBrush(look));
  paint([32, 0], HEAD, (x, y, side) => hat(x, y, side) ?? outerHair(x, y, side));
  paint([16, 16], BODY, body);
  paint([16, 32], BODY, (x, y, side) => hanging(x, y, side) ?? over(x, y, side));
  both(
    [
      [40, 16],
      [32, 48],
    ],
    arm,
    armBrush(look),
  );
  both(
    [
      [40, 32],
      [48, 48],
    ],
    arm,
    sleeve,
  );
  both(
    [
      [0, 16],
      [16, 48],
    ],
    LEG,
    legBrush(look),
  );
  both(
    [
      [0, 32],
      [0, 48],
    ],
    LEG,
    (x, y, side) => skirt(x, y, side) ?? overLeg(x, y, side),
  );
  return pixels;
}
