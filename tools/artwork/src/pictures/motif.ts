import type { Palette } from './colours.ts';

/** Something drawn into a scene: standing on y 0 around x 0, some 500 units high. */
export type Motif = (palette: Palette, random: () => number) => string;
