import { shrinkTexture } from './texture.ts';
import type { Texture } from './texture.ts';

/** Side of a face in a standard skin, pixels. */
const FACE = 8;
const [HEAD, HAT] = [
  { left: 8, top: 8 },
  { left: 40, top: 8 },
];

/**
 * Renders the face with the hat layer over it, opaque.
 *
 * @param size side in pixels, a multiple of eight
 * @returns RGB, three bytes per pixel
 */
export function renderFace(skin: Texture, size: number): Uint8Array {
  const { pixels, scale } = shrinkTexture(skin, size / FACE);
  const output = new Uint8Array(size * size * 3);
  const offsetOf = ({ left, top }: typeof HEAD, x: number, y: number): number => {
    const [across, down] = [x, y].map((at) => Math.floor((at * FACE * scale) / size)) as [number, number];
    return ((top * scale + down) * 64 * scale + left * scale + across) * 4;
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [head, hat] = [offsetOf(HEAD, x, y), offsetOf(HAT, x, y)];
      const over = (pixels[hat + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const mixed = (pixels[hat + channel] ?? 0) * over + (pixels[head + channel] ?? 0) * (1 - over);
        output[(y * size + x) * 3 + channel] = Math.round(mixed);
      }
    }
  }
  return output;
}
