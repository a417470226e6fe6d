import type { Schemas } from '@hoshikraft/api-client';
import { lastNavigation } from '../../framework/page/last-navigation.ts';

export type Picture = Schemas['AvatarOrSkin'] | null;

/** Heights that the API draws, pixels. */
const SIZES = [16, 24, 32, 40, 48, 56, 64, 72, 80, 96, 112, 128, 144, 160, 192, 224, 256, 320, 384, 512, 640];

/**
 * A version that nobody wears, which the API answers with what is worn, for seconds: a document draws a picture that it has
 * shown once from its own memory, whatever was said of keeping it. None on the page that came with the document.
 */
const sinceNavigation = (): string => {
  const at = lastNavigation();
  return at === null
    ? ''
    : `&v=${Math.floor(at / 8000)
        .toString(16)
        .padStart(24, '0')}`;
};

/** Address of a part of a player, of that height or the next that is drawn; for ever the same where the skin is known. */
export function skinAddress(login: string, part: 'face' | 'bust' | 'figure', height: number, picture: Picture = null) {
  const size = SIZES.find((one) => one >= height) ?? SIZES.at(-1);
  const version = picture && (part === 'face' || picture.type === 'SKIN') ? `&v=${picture.id}` : sinceNavigation();
  return `/api/skin/${encodeURIComponent(login)}/${part}?size=${size}${version}`;
}

/** A picture for ordinary screens and for those of twice the pixels, as an `img` takes it. */
export function skinSources(login: string, part: 'face' | 'bust' | 'figure', height: number, picture: Picture = null) {
  const src = skinAddress(login, part, height, picture);
  return { src, srcSet: `${src} 1x, ${skinAddress(login, part, 2 * height, picture)} 2x` };
}
