import type { Motif } from '../motif.ts';
import { arcs, catalogue, hut, mill, pyramid, quarry, shelves, towers, track, wires } from './backs-built.ts';
import {
  atom,
  constellation,
  deepWood,
  isle,
  orbits,
  orchard,
  pentacle,
  pines,
  planet,
  singularity,
} from './backs-wild.ts';

const none: Motif = () => '';

/** What stands or floats behind the things of a cover. */
export const backs = {
  none,
  deepWood,
  pines,
  orchard,
  singularity,
  constellation,
  quarry,
  arcs,
  atom,
  pentacle,
  wires,
  catalogue,
  shelves,
  track,
  planet,
  orbits,
  hut,
  towers,
  pyramid,
  isle,
  mill,
} satisfies Record<string, Motif>;

export type BackName = keyof typeof backs;
