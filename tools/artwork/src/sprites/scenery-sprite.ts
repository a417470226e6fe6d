import { farShapes } from './far-shapes.ts';
import { sprite } from './markup.ts';
import { nearShapes } from './near-shapes.ts';

/** What `libs/ui/src/scenery/scenery.svg` holds. */
export const scenerySprite = sprite({ ...farShapes, ...nearShapes });
