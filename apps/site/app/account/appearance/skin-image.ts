import { skinModelOf } from '@hoshikraft/shared';

export type SkinModel = 'classic' | 'slim';

/** Loads an image from a URL of this site or of a selected file. Rejects if it cannot be decoded. */
export const loadImage = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};

const isValidWidth = (width: number): boolean => width % 64 === 0 && width >= 64 && width <= 512;

/** Whether an image has a valid size for a skin or a cape (docs/product/community.md#appearance). */
export const hasValidSize = (what: 'skin' | 'cape', { naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
  isValidWidth(width) && (height * 2 === width || (what === 'skin' && height === width));

/** Detects the model of a skin, the width of its arms, from its image. */
export const detectModel = (image: HTMLImageElement): SkinModel => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return 'classic';
  context.drawImage(image, 0, 0);
  return skinModelOf(context.getImageData(0, 0, width, height).data, { width, height });
};
