import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** A skin or cape of one colour. */
export const plainLook = (colour: string, width = 64, height = width): Sharp =>
  sharp({ create: { width, height, channels: 4, background: colour } }).png();

/** A skin with arms three pixels wide. */
export async function slimSkin(colour: string, side = 64): Promise<Buffer> {
  const scale = side / 64;
  const holes = [
    [50, 16, 2, 4],
    [54, 20, 2, 12],
    [42, 48, 2, 4],
    [46, 52, 2, 12],
  ].map((area) => area.map((one) => one * scale) as [number, number, number, number]);
  const erased = holes.map(([left, top, width, height]) => ({
    input: { create: { width, height, channels: 4 as const, background: '#fff' } },
    left,
    top,
    blend: 'dest-out' as const,
  }));
  return plainLook(colour, side).composite(erased).toBuffer();
}
