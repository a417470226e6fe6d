import { pixelPaths } from '@hoshikraft/shared';
import { itemPictures } from './items/item-pictures.ts';
import type { Pixels } from './items/paint.ts';
import { path, sprite } from './markup.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Runs of equal pixels, one path a colour. */
function paths(pixels: Pixels): string {
  const colours = [...new Set(pixels.flat())].filter((colour) => colour !== null);
  const letterOf = new Map(colours.map((colour, index) => [colour, LETTERS.charAt(index)]));
  const rows = pixels.map((row) => row.map((colour) => (colour === null ? ' ' : letterOf.get(colour))).join(''));
  const palette = Object.fromEntries(colours.map((colour, index) => [LETTERS.charAt(index), colour]));
  return pixelPaths(rows, palette)
    .map(({ colour, path: d }) => path(d, { fill: colour }))
    .join('');
}

/** Content of `libs/ui/src/drawn/items.svg`. */
export const itemSprite = sprite(
  Object.fromEntries(Object.entries(itemPictures).map(([id, pixels]) => [`item-${id}`, paths(pixels)])),
);
