import type { SiteRoute } from './site-route.ts';

/** Addresses of a developer page in each theme. */
const inEachTheme = (path: string): string[] =>
  ['octarine', 'sea-wave', 'amber-orange', 'starry-night', 'sakura', 'matcha'].map((theme) => `${path}?theme=${theme}`);

const DEVELOPMENT = { type: 'default', development: true } as const;

/** Pages that show the components of the UI kit (docs/product/site-shell.md#addresses). */
export const developmentRoutes: readonly SiteRoute[] = [
  {
    path: 'development/icons',
    file: 'development/icons.tsx',
    layout: 'fixed-header',
    ...DEVELOPMENT,
    seenAt: inEachTheme('development/icons'),
  },
  {
    path: 'development/elements',
    file: 'development/elements.tsx',
    layout: 'fixed-header',
    ...DEVELOPMENT,
    seenAt: inEachTheme('development/elements'),
  },
  {
    path: 'development/adaptive/buttons',
    file: 'development/adaptive-buttons.tsx',
    layout: 'compact',
    ...DEVELOPMENT,
    seenAt: inEachTheme('development/adaptive/buttons'),
  },
];
