import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { movesBySigns, pictureKind } from './picture-kind.ts';
import type { PictureKind } from './picture-kind.ts';

/** Error types for refused pictures. */
export type PictureFault =
  | 'picture_unsupported'
  | 'picture_animated'
  | 'picture_too_many_pixels'
  | 'picture_broken'
  | 'look_no_png'
  | 'look_animated'
  | 'skin_size'
  | 'cape_size'
  | 'avatar_unsupported'
  | 'avatar_too_small';

/** Maximum number of pixels. */
const MOST_PIXELS = 16_000_000;

// The library reads more formats than we accept, such as SVG with external references: all others are disabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
});
// One thread per picture: the queue limits how many are processed in parallel.
sharp.concurrency(1);
sharp.cache(false);

export class PictureRefused extends Error {
  readonly fault: PictureFault;
  /** Parameters of the error's text. */
  readonly values: Record<string, string>;

  constructor(fault: PictureFault, { values = {}, cause }: { values?: Record<string, string>; cause?: unknown } = {}) {
    super(fault, { cause });
    this.fault = fault;
    this.values = values;
  }
}

export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' });

interface Taken {
  kinds: readonly PictureKind[];
  unsupported: PictureFault;
  animated: PictureFault;
}

const ANY: Taken = {
  kinds: ['jpeg', 'png', 'webp', 'gif', 'avif'],
  unsupported: 'picture_unsupported',
  animated: 'picture_animated',
};

/**
 * Reads the metadata of a file without decoding the picture.
 *
 * @throws PictureRefused if the content is not accepted, whatever the file name
 */
export async function readMetadata(bytes: Buffer, { kinds, unsupported, animated } = ANY): Promise<Metadata> {
  const kind = pictureKind(bytes);
  if (kind === null || !kinds.includes(kind)) throw new PictureRefused(unsupported);
  if (movesBySigns(bytes, kind)) throw new PictureRefused(animated);
  const metadata = await openPicture(bytes).metadata();
  if ((metadata.pages ?? 1) > 1) throw new PictureRefused(animated);
  if (metadata.width * metadata.height > MOST_PIXELS) throw new PictureRefused('picture_too_many_pixels');
  return metadata;
}

const isTooLarge = (error: unknown): boolean => String(error).includes('exceeds pixel limit');

/** Runs work on a picture and converts its errors. @throws PictureRefused */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    throw new PictureRefused(isTooLarge(error) ? 'picture_too_many_pixels' : 'picture_broken', { cause: error });
  }
}
