import { dividerShapes } from './divider-shapes.ts';
import { farShapes } from './far-shapes.ts';
import { sprite } from './markup.ts';
import { nearShapes } from './near-shapes.ts';

/** Content of `libs/ui/src/scenery/scenery.svg`. */
export const scenerySprite = sprite({ ...farShapes, ...nearShapes, ...dividerShapes });
