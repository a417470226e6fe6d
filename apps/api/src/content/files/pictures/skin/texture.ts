import { type Area, SIDE, textureAreas } from '@hoshikraft/shared';

/** RGBA pixels of a skin in the 64 × 64 layout, `scale` times as large. */
export interface Texture {
  pixels: Uint8Array;
  scale: number;
}

/** Maximum scale: 512 pixels. */
export const LARGEST_SCALE = 8;

type Mapping = readonly [from: Area, to: Area];

/** Old skins have one arm and one leg: the others are mirrored, with left and right exchanged. */
function mirrored(corner: readonly [number, number], to: readonly [number, number]): Mapping[] {
  const [from, there] = [textureAreas(corner, [4, 12, 4]), textureAreas(to, [4, 12, 4])];
  return [
    [from.top, there.top],
    [from.bottom, there.bottom],
    [from.front, there.front],
    [from.back, there.back],
    [from.left, there.right],
    [from.right, there.left],
  ];
}
const OTHER_LIMBS = [...mirrored([0, 16], [16, 48]), ...mirrored([40, 16], [32, 48])];

function mirror({ pixels, scale }: Texture, [[left, top, width, height], [toLeft, toTop]]: Mapping): void {
  const row = SIDE * scale;
  for (let y = 0; y < height * scale; y++) {
    for (let x = 0; x < width * scale; x++) {
      const from = ((top * scale + y) * row + left * scale + x) * 4;
      const to = ((toTop * scale + y) * row + (toLeft + width) * scale - 1 - x) * 4;
      pixels.copyWithin(to, from, from + 4);
    }
  }
}

const HAT: Area = [32, 0, 32, 16];

/** Old skins always have a hat area: without transparency it means no hat. */
function dropFullHat({ pixels, scale }: Texture): void {
  const [left, top, width, height] = HAT.map((side) => side * scale) as unknown as Area;
  const rows = Array.from({ length: height }, (_, y) => ((top + y) * SIDE * scale + left) * 4);
  const isFull = rows.every((at) => {
    for (let x = 0; x < width; x++) if (pixels[at + x * 4 + 3] !== 255) return false;
    return true;
  });
  if (isFull) rows.forEach((at) => pixels.fill(0, at, at + width * 4));
}

/**
 * Reads a skin of 64 × 64 or 64 × 32, or up to eight times as large, into the 64 × 64 layout.
 *
 * @param rgba four bytes per pixel
 * @throws Error for other sizes
 */
export function openTexture(rgba: Uint8Array, width: number, height: number): Texture {
  const scale = width / SIDE;
  const isOld = height * 2 === width;
  if (!Number.isInteger(scale) || scale < 1 || scale > LARGEST_SCALE || (height !== width && !isOld)) {
    throw new Error(`a picture of ${width} × ${height} is no skin`);
  }
  const texture = { pixels: new Uint8Array(width * width * 4), scale };
  texture.pixels.set(rgba);
  if (isOld) {
    dropFullHat(texture);
    for (const limb of OTHER_LIMBS) mirror(texture, limb);
  }
  return texture;
}

/** Writes the mean colour of an area, weighted by alpha. */
function mean({ pixels, scale }: Texture, [left, top, width, height]: Area, into: Uint8Array, at: number): void {
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const from = (y * SIDE * scale + x) * 4;
      const weight = pixels[from + 3] ?? 0;
      red += (pixels[from] ?? 0) * weight;
      green += (pixels[from + 1] ?? 0) * weight;
      blue += (pixels[from + 2] ?? 0) * weight;
      alpha += weight;
    }
  }
  if (alpha === 0) return;
  into.set([red / alpha, green / alpha, blue / alpha, alpha / (width * height)].map(Math.round), at);
}

/** Downscales a skin by averaging, so that a small picture does not skip pixels; returns the texture itself if it is not larger. */
export function shrinkTexture(texture: Texture, scale: number): Texture {
  if (scale >= texture.scale) return texture;
  const side = SIDE * scale;
  const step = texture.scale / scale;
  const pixels = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [left, top] = [Math.floor(x * step), Math.floor(y * step)];
      const area: Area = [left, top, Math.ceil((x + 1) * step) - left, Math.ceil((y + 1) * step) - top];
      mean(texture, area, pixels, (y * side + x) * 4);
    }
  }
  return { pixels, scale };
}
