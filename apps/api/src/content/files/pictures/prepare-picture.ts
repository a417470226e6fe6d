import sharp from 'sharp';
import { readMetadata, openPicture, refusing } from './open-picture.ts';

export interface PreparedFile {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
}

export interface PreparedPicture {
  /** Size of the largest file, pixels. */
  width: number;
  height: number;
  /** A `data:` URL of a few pixels. */
  placeholder: string;
  /** WebP, smallest first. */
  files: PreparedFile[];
}

const WIDTHS = [480, 960, 1600];
/** Maximum side of WebP, pixels. */
const TALLEST = 16_383;
const PLACEHOLDER_WIDTH = 16;
const WEBP = { quality: 80, effort: 4 };

/** Rotates upright and converts to sRGB of eight bits, without metadata. */
const decode = (bytes: Buffer, width: number) =>
  openPicture(bytes)
    .autoOrient()
    .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });

/** Standard widths below a width, and the width itself: pictures are never enlarged. */
const stepsTo = (width: number): number[] => [...WIDTHS.filter((step) => step < width), width];

/**
 * Decodes a picture, detecting its format by the content, and re-encodes it in the widths used by pages.
 *
 * @throws PictureRefused
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  return refusing(async () => {
    await readMetadata(bytes);
    const { data, info } = await decode(bytes, Math.max(...WIDTHS));
    const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const files: PreparedFile[] = [];
    for (const width of stepsTo(info.width)) {
      files.push({ bytes: await pixels().resize({ width }).webp(WEBP).toBuffer(), width });
    }
    const small = pixels().resize({ width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_WIDTH, fit: 'inside' });
    const placeholder = await small.webp({ quality: 30, effort: 6 }).toBuffer();
    return {
      width: info.width,
      height: info.height,
      placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
      files,
    };
  });
}

/** Encodes a picture as AVIF from its largest WebP: slow, but 40 % smaller. */
export async function toAvif(bytes: Buffer, widths: readonly number[]): Promise<PreparedFile[]> {
  const files: PreparedFile[] = [];
  for (const width of widths) {
    const avif = openPicture(bytes).resize({ width, withoutEnlargement: true }).avif({ quality: 55, effort: 2 });
    files.push({ bytes: await avif.toBuffer(), width });
  }
  return files;
}
