import type { COVER } from './themes.ts';

type Glow = (typeof COVER.glow)[number];
type Style = (typeof COVER.style)[number];

/** Lights of a cover, whatever the theme around it: `[bottom, left, top, right]`, each `#rrggbb`. */
export const COVER_LIGHTS: Readonly<Record<Glow, readonly [string, string, string, string]>> = {
  octarine: ['#140f33', '#7a4be0', '#3c2a86', '#b04bc8'],
  'sea-wave': ['#06202c', '#1597a5', '#0d4a66', '#2f7fd0'],
  'starry-night': ['#0a1030', '#2c4fb8', '#1b2a6a', '#6a6ad8'],
  'amber-orange': ['#2a1208', '#c8641c', '#7a3414', '#d89a2c'],
};

/** White of the ornament, of 1. */
export const ORNAMENT_OPACITY = 0.16;

/** One tile of each ornament, its size, and whether it is filled instead of stroked. */
export const COVER_TILES: Readonly<Record<Style, { size: [number, number]; path: string; filled: boolean }>> = {
  geometry: { size: [48, 42], path: 'M0 42L24 0 48 42zM24 0v42M12 21h24', filled: false },
  circles: {
    size: [56, 56],
    path: 'M28 8a20 20 0 1 0 .01 0zM28 18a10 10 0 1 0 .01 0zM0 -12a12 12 0 1 0 .01 0zM56 -12a12 12 0 1 0 .01 0zM0 44a12 12 0 1 0 .01 0zM56 44a12 12 0 1 0 .01 0z',
    filled: false,
  },
  wave: {
    size: [48, 24],
    path: 'M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0M-24 12a24 24 0 0 1 48 0M24 12a24 24 0 0 1 48 0',
    filled: false,
  },
  shards: {
    size: [72, 60],
    path: 'M8 6l22 10-14 18zM44 2l20 8-6 20zM34 30l16 6-8 20zM4 44l14 2-4 12zM60 40l10 8-12 10z',
    filled: true,
  },
};
