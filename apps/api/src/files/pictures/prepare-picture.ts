import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { movesBySigns, pictureKind } from './picture-kind.ts';

/** Why a picture is not taken, as the registry of errors calls it. */
export type PictureFault = 'picture_unsupported' | 'picture_animated' | 'picture_too_many_pixels' | 'picture_broken';

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

/** Pixels of a picture at most, a count. */
const MOST_PIXELS = 16_000_000;
const WIDTHS = [480, 960, 1600];
/** What WebP can hold, pixels. */
const TALLEST = 16_383;
const PLACEHOLDER_WIDTH = 16;
const WEBP = { quality: 80, effort: 4 };

// Libraries read more kinds than we take, SVG with its addresses among them: all but these are switched off.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
});
// One thread a picture: how many there are at once is for the queue to say.
sharp.concurrency(1);
sharp.cache(false);

export class PictureRefused extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' });

const isTooLarge = (error: unknown): boolean => String(error).includes('exceeds pixel limit');

/** @throws PictureRefused */
async function look(bytes: Buffer): Promise<Metadata> {
  const kind = pictureKind(bytes);
  if (kind === null) throw new PictureRefused('picture_unsupported');
  if (movesBySigns(bytes, kind)) throw new PictureRefused('picture_animated');
  const metadata = await open(bytes).metadata();
  if ((metadata.pages ?? 1) > 1) throw new PictureRefused('picture_animated');
  if (metadata.width * metadata.height > MOST_PIXELS) throw new PictureRefused('picture_too_many_pixels');
  return metadata;
}

/** Upright, in sRGB of eight bits, and nothing of the file but its pixels. */
const decode = (bytes: Buffer, width: number) =>
  open(bytes)
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
  try {
    await look(bytes);
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
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused(isTooLarge(error) ? 'picture_too_many_pixels' : 'picture_broken', error);
  }
}

/** The same picture as AVIF, from its largest WebP: slow, and four tenths smaller. */
export async function toAvif(bytes: Buffer, widths: readonly number[]): Promise<PreparedFile[]> {
  const files: PreparedFile[] = [];
  for (const width of widths) {
    const avif = open(bytes).resize({ width, withoutEnlargement: true }).avif({ quality: 55, effort: 2 });
    files.push({ bytes: await avif.toBuffer(), width });
  }
  return files;
}
