import { sprite } from './markup.ts';
import { gateByTheLake } from './places/gate-by-the-lake.ts';
import { gearsAndCrystal } from './places/gears-and-crystal.ts';
import { moonAcademy } from './places/moon-academy.ts';
import { reactorSkyline } from './places/reactor-skyline.ts';
import { skyIsland } from './places/sky-island.ts';

const places: Readonly<Record<string, string>> = {
  'techno-magic-rpg': gearsAndCrystal,
  hitech: reactorSkyline,
  'techno-magic-sky': skyIsland,
  'magic-rpg': moonAcademy,
  gate: gateByTheLake,
};

/** Content of `libs/ui/src/drawn/places.svg`. */
export const placeSprite = sprite(places);
