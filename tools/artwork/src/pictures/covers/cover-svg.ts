import { itemMarkup } from '../../sprites/items/item-markup.ts';
import { itemPictures } from '../../sprites/items/item-pictures.ts';
import { groundOf, mountains, sky } from '../backdrop.ts';
import { mix, type Palette } from '../colours.ts';
import { randomOf } from '../random.ts';
import { glow, HEIGHT, short, WIDTH } from '../shapes.ts';
import { weatherOf } from '../weather.ts';
import { backs } from './backs.ts';
import { coverPictures } from './cover-shapes.ts';
import type { Cover, Thing } from './covers.ts';

const pictures = { ...itemPictures, ...coverPictures };

/** Side of a picture before it is scaled. */
const SIDE = 16;

const paletteOf = (colour: string): Palette => ({
  top: '#0d0b26',
  middle: mix('#171040', colour, 0.22),
  horizon: mix('#3a2a6b', colour, 0.62),
  far: mix('#2a2257', colour, 0.2),
  near: mix('#191540', colour, 0.1),
  ground: mix('#100d2b', colour, 0.06),
  light: mix('#fff0d0', colour, 0.25),
  accent: colour,
});

/** A picture whose middle of the lower edge is at x and y. */
function thing(name: Thing, x: number, y: number, scale: number): string {
  const half = (SIDE * scale) / 2;
  const rows = pictures[name];
  // An empty row below the picture must not lift it off the ground.
  const filled = rows.findLastIndex((row) => row.some((colour) => colour !== null)) + 1;
  return `<g transform="translate(${short(x - half)} ${short(y - filled * scale)}) scale(${scale})" shape-rendering="crispEdges">${itemMarkup(rows)}</g>`;
}

const shadow = (x: number, y: number, half: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${short(half)}" ry="${short(half * 0.16)}" fill="#0d0b26" opacity=".5"/>`;

/** A thing on the ground, in its own light. */
export const standing = (name: Thing, x: number, y: number, scale: number, colour: string): string =>
  glow(x, y - scale * 8, scale * 15, colour, 0.4) + shadow(x, y, scale * 8) + thing(name, x, y, scale);

const SIDES = [
  [400, 790, 18],
  [1200, 790, 18],
] as const;
const AIR = [
  [330, 400, 11],
  [1270, 400, 11],
] as const;

/** Middles of the lower edges of the slots of a catalogue or of drawers. */
const slotAt = (back: Cover['back'], index: number): readonly [number, number, number] =>
  back === 'catalogue'
    ? [287 + (index % 7) * 170, 224 + Math.floor(index / 7) * 150, 7]
    : [210 + (index % 5) * 296, 276 + Math.floor(index / 5) * 236, 8];

/** A cover: what the mod is known for, in a night of its colour. */
export function coverSvg(slug: string, cover: Cover): string {
  const random = randomOf(slug);
  const palette = paletteOf(cover.colour);
  const moon = [1310, 170] as const;
  const { hero, sides = [], air = [], slots = [] } = cover;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    sky(palette, random, moon),
    mountains(palette, random),
    groundOf(cover.ground, palette, random, moon[0]),
    backs[cover.back](palette, random),
    ...air.map((name, index) => {
      const [x, y, scale] = AIR[index] ?? AIR[0];
      return glow(x, y - scale * 8, scale * 16, palette.accent, 0.5) + thing(name, x, y, scale);
    }),
    ...sides.map((name, index) => {
      const [x, y, scale] = SIDES[index] ?? SIDES[0];
      return standing(name, x, y, scale, palette.light);
    }),
    hero === undefined ? '' : standing(hero, 800, 830, 36, palette.light),
    ...slots.map((name, index) => thing(name, ...slotAt(cover.back, index))),
    weatherOf(cover.weather ?? 'clear', random),
    '</svg>',
  ].join('');
}
