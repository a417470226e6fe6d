/** The ids of the themes a player may choose, in the order they are offered. */
export const themeIds = ['octarine', 'sea-wave', 'amber-orange', 'starry-night', 'sakura', 'matcha'] as const;

export type ThemeId = (typeof themeIds)[number];

/** The theme of a visitor who has chosen none. */
export const defaultThemeId: ThemeId = 'octarine';

/** Whether a value from a cookie or the API names a theme we have. */
export function isThemeId(value: unknown): value is ThemeId {
  return themeIds.some((id) => id === value);
}

/** Options of a profile's cover (docs/product/community.md#themes-and-covers), in the order it is offered. */
export const COVER = {
  glow: ['octarine', 'sea-wave', 'starry-night', 'amber-orange'],
  style: ['geometry', 'circles', 'wave', 'shards'],
  art: [
    'none',
    'lanterns',
    'torii',
    'fox',
    'moon',
    'blossom',
    'koi',
    'bridge',
    'pagoda',
    'fireflies',
    'cranes',
    'bamboo',
    'peak',
  ],
} as const;
