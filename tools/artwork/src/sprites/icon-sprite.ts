import { iconPaths } from './icon-paths.ts';
import { path, sprite } from './markup.ts';

/** Content of `libs/ui/src/parts/icons.svg`. */
export const iconSprite = sprite(Object.fromEntries(Object.entries(iconPaths).map(([name, d]) => [name, path(d, {})])));
