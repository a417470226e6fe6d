import { iconSprite } from './icon-sprite.ts';
import { pictureSprite } from './picture-sprite.ts';
import { placeSprite } from './place-sprite.ts';
import { scenerySprite } from './scenery-sprite.ts';

/** The sprites of the UI kit by the file that holds them. */
export const sprites: Readonly<Record<string, string>> = {
  'libs/ui/src/drawn/pictures.svg': pictureSprite,
  'libs/ui/src/parts/icons.svg': iconSprite,
  'libs/ui/src/drawn/places.svg': placeSprite,
  'libs/ui/src/scenery/scenery.svg': scenerySprite,
};
