import { type Area, SIDE, type SideName, textureAreas } from '@hoshikraft/shared';
import { mix } from '../pictures/colours.ts';
import { randomOf } from '../pictures/random.ts';
import type { Look } from './look.ts';

type Point = readonly [number, number];
/** Colour of a pixel by its position from the upper left corner of a side; null leaves it unchanged. */
type Brush = (x: number, y: number, side: SideName) => string | null;

const dark = (colour: string, share = 0.25): string => mix(colour, '#120a24', share);
const light = (colour: string, share = 0.15): string => mix(colour, '#ffffff', share);

const HEAD = [8, 8, 8] as const;
const BODY = [8, 12, 4] as const;
const SIDES: SideName[] = ['top', 'bottom', 'right', 'front', 'left', 'back'];

/** Anime eyes, two rows high, with a cheek under each. */
const FACE = ['........', '........', '........', '.bb..bb.', '.we..ew.', '.wi..iw.', 'c......c', '...mm...'];

function faceBrush({ skin, hair, eyes }: Look): Brush {
  const colours: Record<string, string> = {
    b: dark(hair, 0.2),
    w: '#f4f4fa',
    e: dark(eyes, 0.45),
    i: eyes,
    c: mix(skin, '#e8606a', 0.3),
    m: mix(skin, '#9c3a3a', 0.45),
  };
  return (x, y, side) => {
    if (side === 'front') return colours[FACE[y]?.[x] ?? '.'] ?? skin;
    return side === 'bottom' ? dark(skin, 0.2) : dark(skin, 0.06);
  };
}

/** Rows of hair over each column of the forehead, and the length of hair at the back. */
const FRINGES: Record<Look['haircut'], { front: string; sides: number; back: number }> = {
  short: { front: '22111122', sides: 3, back: 4 },
  parted: { front: '43211234', sides: 5, back: 6 },
  long: { front: '53222235', sides: 8, back: 8 },
  spiky: { front: '23122132', sides: 4, back: 5 },
};

function hairBrush({ hair, haircut }: Look): Brush {
  const { front, sides, back } = FRINGES[haircut];
  const strand = (x: number, y: number) =>
    (x * 3 + y) % 4 === 0 ? light(hair) : y % 3 === 2 ? dark(hair, 0.12) : hair;
  return (x, y, side) => {
    if (side === 'top') return strand(x, y);
    if (side === 'bottom') return null;
    const rows = side === 'front' ? Number(front[x]) : side === 'back' ? back : sides + (x % 2);
    return y < rows ? strand(x, y) : null;
  };
}

function hatBrush({ hat, accent }: Look): Brush {
  const shade = dark(accent, 0.2);
  const brushes: Record<Look['hat'], Brush> = {
    none: () => null,
    band: (_x, y, side) => (side !== 'top' && side !== 'bottom' && y === 2 ? accent : null),
    straw: (x, y, side) => {
      if (side === 'bottom') return null;
      if (side === 'top') return (x + y) % 2 === 0 ? accent : shade;
      return y < 2 ? ((x + y) % 2 === 0 ? accent : shade) : y === 2 ? dark(accent, 0.5) : null;
    },
    cap: (x, y, side) => {
      if (side === 'bottom') return null;
      if (side === 'top' || y < 2) return x === 0 || x === 7 ? shade : accent;
      return side === 'front' && y === 2 ? dark(accent, 0.45) : null;
    },
    hood: (x, y, side) => {
      if (side === 'bottom') return null;
      const isOpen = side === 'front' && x > 0 && x < 7 && y > 0;
      return isOpen ? null : y % 4 === 3 ? shade : accent;
    },
    ears: (x, y, side) => {
      const isEar = x === 1 || x === 2 || x === 5 || x === 6;
      if (side === 'top') return isEar && (y === 3 || y === 4) ? accent : null;
      return side === 'front' && isEar && y < 2 ? (y === 1 && (x === 2 || x === 5) ? '#ffb7c4' : accent) : null;
    },
    glasses: (x, y, side) => {
      if (side === 'front' && (y === 4 || y === 5)) return x === 0 || x === 7 ? '#3a3f4c' : y === 4 ? accent : shade;
      return side !== 'top' && side !== 'bottom' && y === 4 ? '#3a3f4c' : null;
    },
  };
  return brushes[hat];
}

const shirtBrush =
  ({ shirt, skin, accent, trousers }: Look): Brush =>
  (x, y, side) => {
    if (side === 'top') return shirt;
    if (y === 0 && side === 'front' && (x === 3 || x === 4)) return skin;
    if (y === 1 && side === 'front' && (x === 2 || x === 5)) return light(shirt);
    if (y >= 10) return y === 10 ? (side === 'front' && (x === 3 || x === 4) ? accent : dark(trousers)) : trousers;
    return side === 'front' && x === 4 && y % 3 === 0 ? dark(shirt, 0.35) : y > 7 ? dark(shirt, 0.1) : shirt;
  };

const coatBrush =
  ({ coat, accent }: Look): Brush =>
  (x, y, side) => {
    if (coat === null || side === 'bottom' || y === 11) return null;
    if (side !== 'front') return y === 10 ? dark(coat) : coat;
    if (x === 3 || x === 4) return null;
    return x === 2 || x === 5 ? (y === 4 ? accent : light(coat)) : coat;
  };

const armBrush =
  ({ shirt, skin }: Look): Brush =>
  (_x, y, side) => {
    if (side === 'top') return shirt;
    return side === 'bottom' || y >= 9 ? skin : y === 8 ? dark(shirt) : shirt;
  };

const sleeveBrush =
  ({ coat, accent }: Look): Brush =>
  (_x, y, side) => {
    if (coat === null || side === 'bottom' || (side !== 'top' && y > 7)) return null;
    return side !== 'top' && y === 7 ? accent : coat;
  };

const legBrush =
  ({ trousers, shoes }: Look): Brush =>
  (x, y, side) => {
    if (side === 'bottom') return dark(shoes);
    if (side === 'top') return trousers;
    return y >= 9 ? (y === 11 ? dark(shoes) : shoes) : y === 5 && side === 'front' && x < 3 ? dark(trousers) : trousers;
  };

const bootBrush =
  ({ shoes }: Look): Brush =>
  (_x, y, side) =>
    side !== 'top' && side !== 'bottom' && y === 9 ? light(shoes, 0.25) : null;

/** Draws a skin of 64 × 64 pixels, four bytes per pixel: the same for the same name and look. */
export function drawLook(name: string, look: Look): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  const random = randomOf(`grain of ${name}`);
  const dot = (left: number, top: number, colour: string) => {
    const grain = 0.96 + random() * 0.06;
    const rgb = [1, 3, 5].map((at) => Math.min(255, Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * grain)));
    pixels.set([...rgb, 255], (top * SIDE + left) * 4);
  };
  const paint = (corner: Point, size: readonly [number, number, number], brush: Brush) => {
    const areas = textureAreas(corner, size);
    for (const side of SIDES) {
      const [left, top, width, height]: Area = areas[side];
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const colour = brush(x, y, side);
          if (colour !== null) dot(left + x, top + y, colour);
        }
      }
    }
  };
  const arm = [look.model === 'slim' ? 3 : 4, 12, 4] as const;
  const leg = [4, 12, 4] as const;
  const hair = hairBrush(look);
  const hat = hatBrush(look);
  paint([0, 0], HEAD, faceBrush(look));
  paint([0, 0], HEAD, hair);
  paint([32, 0], HEAD, (x, y, side) => hat(x, y, side) ?? (y < 2 || side === 'top' ? hair(x, y, side) : null));
  paint([16, 16], BODY, shirtBrush(look));
  paint([16, 32], BODY, coatBrush(look));
  for (const corner of [
    [40, 16],
    [32, 48],
  ] as const)
    paint(corner, arm, armBrush(look));
  for (const corner of [
    [40, 32],
    [48, 48],
  ] as const)
    paint(corner, arm, sleeveBrush(look));
  for (const corner of [
    [0, 16],
    [16, 48],
  ] as const)
    paint(corner, leg, legBrush(look));
  for (const corner of [
    [0, 32],
    [0, 48],
  ] as const)
    paint(corner, leg, bootBrush(look));
  return pixels;
}
