import sharp from 'sharp';
import { readMetadata, openPicture, PictureRefused, refusing } from './open-picture.ts';

/** Maximum sides of a source picture and of an avatar, pixels. */
const SOURCE_SIDE = 1600;
const AVATAR_SIDE = 512;
/** Minimum side, pixels. */
const LEAST_SIDE = 64;
const WEBP = { quality: 86, effort: 4 };

const TAKEN = {
  kinds: ['jpeg', 'png', 'webp'],
  unsupported: 'avatar_unsupported',
  animated: 'look_animated',
} as const;

export interface AvatarSource {
  /** WebP. */
  bytes: Uint8Array;
  /** Pixels, upright. */
  width: number;
  height: number;
}

/** Re-encodes a source picture: rotated upright, in sRGB, without metadata. @throws PictureRefused */
export const prepareAvatar = (bytes: Buffer): Promise<AvatarSource> =>
  refusing(async () => {
    const { width, height } = await readMetadata(bytes, TAKEN);
    const { data, info } = await openPicture(bytes)
      .autoOrient()
      .resize({ width: SOURCE_SIDE, height: SOURCE_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true });
    if (Math.min(info.width, info.height) < LEAST_SIDE) {
      throw new PictureRefused('avatar_too_small', { values: { size: `${width} × ${height}` } });
    }
    return { bytes: data, width: info.width, height: info.height };
  });

/** The square of a source that becomes an avatar, pixels. */
export interface Square {
  x: number;
  y: number;
  size: number;
}

/** Crops an avatar from a picture of `prepareAvatar`, as WebP. */
export const cropAvatar = ({ bytes, x, y, size }: Square & { bytes: Uint8Array }): Promise<Uint8Array> =>
  sharp(bytes)
    .extract({ left: x, top: y, width: size, height: size })
    .resize({ width: AVATAR_SIDE, height: AVATAR_SIDE, withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer();

export interface AvatarPicture {
  bytes: Uint8Array;
  /** Side, pixels. */
  size: number;
  format: 'png' | 'webp';
}

/** Resizes an avatar. */
export function drawAvatar({ bytes, size, format }: AvatarPicture): Promise<Uint8Array> {
  const picture = sharp(bytes).resize({ width: size, height: size, fit: 'fill' });
  return format === 'png' ? picture.png({ compressionLevel: 9 }).toBuffer() : picture.webp(WEBP).toBuffer();
}
