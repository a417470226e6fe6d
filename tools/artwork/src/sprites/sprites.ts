import { iconSprite } from './icon-sprite.ts';
import { itemSprite } from './item-sprite.ts';
import { pictureSprite } from './picture-sprite.ts';
import { placeSprite } from './place-sprite.ts';
import { scenerySprite } from './scenery-sprite.ts';

/** Sprites of the UI kit by file path. */
export const sprites: Readonly<Record<string, string>> = {
  'libs/ui/src/drawn/pictures.svg': pictureSprite,
  'libs/ui/src/drawn/items.svg': itemSprite,
  'libs/ui/src/parts/icons.svg': iconSprite,
  'libs/ui/src/drawn/places.svg': placeSprite,
  'libs/ui/src/scenery/scenery.svg': scenerySprite,
};
