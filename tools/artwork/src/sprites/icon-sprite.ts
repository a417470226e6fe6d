import { iconPaths } from './icon-paths.ts';
import { group, path, sprite } from './markup.ts';

/** The project's sign on the square of an icon: a paper lantern that is also a block, with a star inside. */
const brand = group(
  { transform: 'scale(.75)' },
  [
    path('M11 1h10v3H11zM11 28h10v3H11z', { fill: 'torii' }),
    path('M7 4h18l4 6v12l-4 6H7l-4-6V10z', { fill: 'lantern' }),
    path('M7 4h18l4 6H3zM3 22h26l-4 6H7z', { fill: 'double-gradient-2', opacity: '.75' }),
    path('M14 8h4v4h-4zM10 12h12v4H10zM12 16h8v4h-8zM10 20h4v3h-4zM18 20h4v3h-4z', { fill: 'lantern-core' }),
    path('M3 10h26v1H3zM3 21h26v1H3z', { fill: 'torii-shade', opacity: '.45' }),
  ].join(''),
);

/** Content of `libs/ui/src/parts/icons.svg`. */
export const iconSprite = sprite(
  { ...Object.fromEntries(Object.entries(iconPaths).map(([name, d]) => [name, path(d, {})])), brand },
  '0 0 24 24',
);
