import { shrinkTexture } from './texture.ts';
import type { Texture } from './texture.ts';

/** Pixels of a face, each way. */
const FACE = 8;
const [HEAD, HAT] = [
  { left: 8, top: 8 },
  { left: 40, top: 8 },
];

/**
 * The face with what is worn over it, without anything that is seen through.
 *
 * @param size pixels each way, a multiple of eight
 * @returns three bytes a pixel
 */
export function drawFace(skin: Texture, size: number): Uint8Array {
  const { pixels, scale } = shrinkTexture(skin, size / FACE);
  const drawn = new Uint8Array(size * size * 3);
  const placeOf = ({ left, top }: typeof HEAD, x: number, y: number): number => {
    const [across, down] = [x, y].map((at) => Math.floor((at * FACE * scale) / size)) as [number, number];
    return ((top * scale + down) * 64 * scale + left * scale + across) * 4;
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [head, hat] = [placeOf(HEAD, x, y), placeOf(HAT, x, y)];
      const over = (pixels[hat + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const mixed = (pixels[hat + channel] ?? 0) * over + (pixels[head + channel] ?? 0) * (1 - over);
        drawn[(y * size + x) * 3 + channel] = Math.round(mixed);
      }
    }
  }
  return drawn;
}
