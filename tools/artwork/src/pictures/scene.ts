import { groundOf, mountains, sky, village, type Ground } from './backdrop.ts';
import { palettes, type PaletteName } from './colours.ts';
import { standing } from './covers/cover-svg.ts';
import type { Thing } from './covers/covers.ts';
import { torii, pagoda, scaffold, academy, gate, house, stall, scroll, ruins } from './motifs-built.ts';
import { island, archipelago, fox, stoneLantern, wayOfLanterns, stallsAlong, roofs } from './motifs-grown.ts';
import { gears, reactor, factory, window, pulse, blocks } from './motifs-made.ts';
import type { Motif } from './motif.ts';
import { randomOf } from './random.ts';
import { HEIGHT, moved, WIDTH } from './shapes.ts';
import { afloat, lanternString, weatherOf, type Weather } from './weather.ts';

const motifs = {
  torii,
  pagoda,
  scaffold,
  academy,
  gate,
  house,
  stall,
  scroll,
  ruins,
  island,
  archipelago,
  fox,
  stoneLantern,
  wayOfLanterns,
  stallsAlong,
  roofs,
  gears,
  reactor,
  factory,
  window,
  pulse,
  blocks,
} satisfies Record<string, Motif>;

type MotifName = keyof typeof motifs;

export interface Scene {
  palette: PaletteName;
  ground: Ground;
  weather?: Weather;
  moon?: readonly [number, number];
  /** Objects in the scene: name, x and y of the foot, size. */
  motifs: readonly (readonly [MotifName, number, number, number])[];
  /** Strings of lanterns: height at the left, at the right, sag. */
  strings?: readonly (readonly [number, number, number])[];
  afloat?: number;
  village?: true;
  /** Things of the game: name, x and y of the foot, pixels' size. */
  things?: readonly (readonly [Thing, number, number, number])[];
}

/** A scene as SVG, the same for the same name on every machine; without text, so that no font is needed. */
export function sceneSvg(name: string, scene: Scene): string {
  const random = randomOf(name);
  const palette = palettes[scene.palette];
  const moon = scene.moon ?? [1240, 190];
  const inner = [
    sky(palette, random, moon),
    mountains(palette, random),
    scene.village ? village(palette, random) : '',
    groundOf(scene.ground, palette, random, moon[0]),
    ...scene.motifs.map(([motif, x, y, size]) => moved(x, y, size, motifs[motif](palette, random))),
    ...(scene.things ?? []).map(([name, x, y, size]) => standing(name, x, y, size, palette.light)),
    scene.afloat === undefined ? '' : afloat(palette, random, scene.afloat),
    ...(scene.strings ?? []).map(([left, right, sag]) => lanternString(palette, left, right, sag)),
    weatherOf(scene.weather ?? 'clear', random),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inner.join('')}</svg>`;
}
