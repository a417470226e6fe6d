import { pixelPaths } from '@hoshikraft/shared';
import { path } from '../markup.ts';
import type { Pixels } from './paint.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** An item as SVG, one unit a pixel: runs of equal pixels, one path a colour. */
export function itemMarkup(pixels: Pixels): string {
  const colours = [...new Set(pixels.flat())].filter((colour) => colour !== null);
  const letterOf = new Map(colours.map((colour, index) => [colour, LETTERS.charAt(index)]));
  const rows = pixels.map((row) => row.map((colour) => (colour === null ? ' ' : letterOf.get(colour))).join(''));
  const palette = Object.fromEntries(colours.map((colour, index) => [LETTERS.charAt(index), colour]));
  return pixelPaths(rows, palette)
    .map(({ colour, path: d }) => path(d, { fill: colour }))
    .join('');
}
