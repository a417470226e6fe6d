import type { Schemas } from '@hoshikraft/api-client';
import { lastNavigation } from '../../framework/page/last-navigation.ts';

export type Picture = Schemas['AvatarOrSkin'] | null;

/** Heights that the API renders, in pixels. */
const SIZES = [16, 24, 32, 40, 48, 56, 64, 72, 80, 96, 112, 128, 144, 160, 192, 224, 256, 320, 384, 512, 640];

/**
 * A version parameter that changes every 8 s. Browsers reuse an image already shown in the document from memory despite the
 * cache headers; the API serves the current skin for an unknown version. Empty until the first client-side navigation.
 */
const sinceNavigation = (): string => {
  const at = lastNavigation();
  return at === null
    ? ''
    : `&v=${Math.floor(at / 8000)
        .toString(16)
        .padStart(24, '0')}`;
};

/** URL of an image of a player, at this height or the next available one; immutable if the skin is known. */
export function skinAddress(login: string, part: 'face' | 'figure', height: number, picture: Picture = null) {
  const size = SIZES.find((one) => one >= height) ?? SIZES.at(-1);
  const version = picture && (part === 'face' || picture.type === 'SKIN') ? `&v=${picture.id}` : sinceNavigation();
  return `/api/skin/${encodeURIComponent(login)}/${part}?size=${size}${version}`;
}

/** `src` and `srcSet` of an `img` for 1x and 2x screens; `src` is the candidate for 1x. */
export function skinSources(login: string, part: 'face' | 'figure', height: number, picture: Picture = null) {
  return {
    src: skinAddress(login, part, height, picture),
    srcSet: `${skinAddress(login, part, 2 * height, picture)} 2x`,
  };
}
