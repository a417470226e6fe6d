import { skinModelOf } from '@hoshikraft/shared';

export type SkinModel = 'classic' | 'slim';

/** A picture of the browser, read from an address of ours or of a chosen file. Rejects where it cannot be opened. */
export const openPicture = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};

const multipleOf = (width: number): boolean => width % 64 === 0 && width >= 64 && width <= 512;

/** Whether a picture can be a skin, or a cape, by its size (docs/product/community.md#appearance). */
export const isOfSize = (what: 'skin' | 'cape', { naturalWidth: width, naturalHeight: height }: HTMLImageElement) =>
  multipleOf(width) && (height * 2 === width || (what === 'skin' && height === width));

/** How wide the arms of a skin are, as its picture tells. */
export const modelOf = (image: HTMLImageElement): SkinModel => {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return 'classic';
  context.drawImage(image, 0, 0);
  return skinModelOf(context.getImageData(0, 0, width, height).data, { width, height });
};
