/** Colours of a night: the sky from its top to the horizon, the hills before it, the light in it. */
export interface Palette {
  top: string;
  middle: string;
  horizon: string;
  far: string;
  near: string;
  ground: string;
  /** Colour of the moon, windows and other lights. */
  light: string;
  /** Colour of the server or the tag. */
  accent: string;
}

const night = (middle: string, horizon: string, accent: string, light = '#ffd9a0'): Palette => ({
  top: '#0d0b26',
  middle,
  horizon,
  far: '#2a2257',
  near: '#191540',
  ground: '#100d2b',
  light,
  accent,
});

/** Palettes of servers, and some without a server. */
export const palettes = {
  'techno-magic-rpg': night('#251a5c', '#7a4fb8', '#b49bff'),
  hitech: night('#0f2350', '#2b7d9c', '#4fdcff', '#c8f4ff'),
  'techno-magic-sky': night('#12305a', '#4fa38f', '#86dd8f', '#fff0b8'),
  'magic-rpg': night('#3a1a58', '#c0568f', '#ff9ccf', '#ffe3f0'),
  festival: night('#241753', '#b0566f', '#ffb45c'),
  dawn: { ...night('#2c2a6b', '#ff9f7a', '#86dd8f', '#ffe2b0'), far: '#5a4a8c', near: '#33296b' },
  ember: { ...night('#3a1030', '#c23b2e', '#ff6a4a', '#ffb38a'), far: '#3d1438', near: '#240c28', ground: '#16081c' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** Mixes two colours as #rrggbb; `share` 0 is the first. */
export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const one = (at: number) =>
    Math.round(part(from, at) + (part(to, at) - part(from, at)) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${one(1)}${one(3)}${one(5)}`;
}
