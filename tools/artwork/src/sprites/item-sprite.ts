import { itemMarkup } from './items/item-markup.ts';
import { itemPictures } from './items/item-pictures.ts';
import { sprite } from './markup.ts';

/** Content of `libs/ui/src/drawn/items.svg`. */
export const itemSprite = sprite(
  Object.fromEntries(Object.entries(itemPictures).map(([id, pixels]) => [`item-${id}`, itemMarkup(pixels)])),
);
