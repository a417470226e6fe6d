import { type Area, SIDE, skinModelOf } from '@hoshikraft/shared';
import sharp from 'sharp';
import { readMetadata, openPicture, PictureRefused, refusing } from '../open-picture.ts';
import type { SkinModel } from './skin-boxes.ts';
import { LARGEST_SCALE } from './texture.ts';

const ACCEPTED = { kinds: ['png'], unsupported: 'look_no_png', animated: 'look_animated' } as const;

/** Allowed heights, as fractions of the width. */
const PARTS = { skin: [1, 1 / 2], cape: [1 / 2] } as const;

function isOfSize(width: number, height: number, what: keyof typeof PARTS): boolean {
  const scale = width / SIDE;
  const isWhole = Number.isInteger(scale) && scale >= 1 && scale <= LARGEST_SCALE;
  return isWhole && PARTS[what].some((part) => height === width * part);
}

interface Pixels {
  /** Four bytes per pixel. */
  rgba: Buffer;
  width: number;
  height: number;
}

/** @throws PictureRefused */
async function decode(bytes: Buffer, what: keyof typeof PARTS): Promise<Pixels> {
  const { width, height } = await readMetadata(bytes, ACCEPTED);
  if (!isOfSize(width, height, what)) {
    throw new PictureRefused(`${what}_size`, { values: { size: `${width} × ${height}` } });
  }
  const rgba = await openPicture(bytes).toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer();
  return { rgba, width, height };
}

const encode = ({ rgba, width, height }: Pixels): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Parts of the 64 × 64 layout that are drawn under all others: head, body, limbs; the last only in square skins. */
const BASE: readonly Area[] = [
  [0, 0, 32, 16],
  [0, 16, 64, 16],
  [16, 48, 32, 16],
];

/** Makes the base layer opaque, as the game and the site draw it: a transparent one would be an invisible player. */
function makeBaseOpaque({ rgba, width, height }: Pixels): void {
  const scale = width / SIDE;
  for (const [left, top, across, down] of BASE) {
    for (let y = top * scale; y < Math.min((top + down) * scale, height); y += 1) {
      for (let x = left * scale; x < (left + across) * scale; x += 1) rgba[(y * width + x) * 4 + 3] = 255;
    }
  }
}

/** Re-encodes the pixels of a skin with an opaque base layer, and detects the arm width. @throws PictureRefused */
export const prepareSkin = (bytes: Buffer): Promise<{ bytes: Uint8Array; width: number; model: SkinModel }> =>
  refusing(async () => {
    const pixels = await decode(bytes, 'skin');
    // Before: empty columns of the arms mean slim ones.
    const model = skinModelOf(pixels.rgba, pixels);
    makeBaseOpaque(pixels);
    return { bytes: await encode(pixels), width: pixels.width, model };
  });

/** Re-encodes the pixels of a cape. @throws PictureRefused */
export const prepareCape = (bytes: Buffer): Promise<{ bytes: Uint8Array; width: number }> =>
  refusing(async () => {
    const pixels = await decode(bytes, 'cape');
    return { bytes: await encode(pixels), width: pixels.width };
  });
