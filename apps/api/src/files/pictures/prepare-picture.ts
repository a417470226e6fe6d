import sharp from 'sharp';
import { readMetadata, openPicture, refusing } from './open-picture.ts';

export interface PreparedFile {
  bytes: Uint8Array;
  /** Pixels. */
  width: number;
}

export interface PreparedPicture {
  /** Of the largest file, pixels. */
  width: number;
  height: number;
  /** A data: address of a few pixels. */
  placeholder: string;
  /** WebP, smallest first. */
  files: PreparedFile[];
}

const WIDTHS = [480, 960, 1600];
/** What WebP can hold, pixels. */
const TALLEST = 16_383;
const PLACEHOLDER_WIDTH = 16;
const WEBP = { quality: 80, effort: 4 };

/** Upright, in sRGB of eight bits, and nothing of the file but its pixels. */
const decode = (bytes: Buffer, width: number) =>
  openPicture(bytes)
    .autoOrient()
    .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });

/** Steps up to a width, and that width itself: never more pixels than there are. */
const stepsTo = (width: number): number[] => [...WIDTHS.filter((step) => step < width), width];

/**
 * Decodes a picture whose kind is told by its content, and encodes it anew in the widths of pages.
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

/** The same picture as AVIF, from its largest WebP: slow, and four tenths smaller. */
export async function toAvif(bytes: Buffer, widths: readonly number[]): Promise<PreparedFile[]> {
  const files: PreparedFile[] = [];
  for (const width of widths) {
    const avif = openPicture(bytes).resize({ width, withoutEnlargement: true }).avif({ quality: 55, effort: 2 });
    files.push({ bytes: await avif.toBuffer(), width });
  }
  return files;
}
