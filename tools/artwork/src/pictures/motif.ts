import type { Palette } from './colours.ts';

/** Draws an object of a scene: its foot at x 0, y 0, about 500 units high. */
export type Motif = (palette: Palette, random: () => number) => string;
