import { PICTURE_TYPES } from './use-uploads.ts';

export interface PastedPictures {
  /** Pictures embedded in the HTML as data URLs. */
  files: readonly File[];
  /** Number of pictures with an external or local address only. */
  leftOut: number;
}

const DATA = /^data:(image\/[a-z]+);base64,([\s\S]+)$/i;

const fileOf = (source: string, name: string): File | undefined => {
  const [, type = '', coded = ''] = DATA.exec(source) ?? [];
  if (!PICTURE_TYPES.includes(type.toLowerCase())) return undefined;
  try {
    const bytes = Uint8Array.from(atob(coded.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
    return new File([bytes], name, { type: type.toLowerCase() });
  } catch {
    return undefined;
  }
};

/** Counts readers, shows nothing. */
const isPixel = (picture: Element): boolean =>
  ['width', 'height'].some((side) => Number(picture.getAttribute(side) ?? Infinity) <= 2);

/** Pictures of pasted HTML from other sources. Pictures of texts on this site are pasted with the text. */
export const picturesIn = (html: string, name: string): PastedPictures => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const pictures = [...page.querySelectorAll('img[src]')].filter(
    (picture) => picture.closest('[data-node]') === null && !isPixel(picture),
  );
  const files = pictures.flatMap((picture) => fileOf(picture.getAttribute('src') ?? '', name) ?? []);
  return { files, leftOut: pictures.length - files.length };
};
