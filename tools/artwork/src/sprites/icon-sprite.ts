import { iconPaths } from './icon-paths.ts';
import { path, sprite } from './markup.ts';

/** What `libs/ui/src/parts/icons.svg` holds. */
export const iconSprite = sprite(Object.fromEntries(Object.entries(iconPaths).map(([name, d]) => [name, path(d, {})])));
