import { farShapes } from './far-shapes.ts';
import { sprite } from './markup.ts';
import { nearShapes } from './near-shapes.ts';

const shapes = { ...farShapes, ...nearShapes };

export type SceneryShape = keyof typeof shapes;

/** What `src/scenery/scenery.svg` holds. */
export const scenerySprite = sprite(shapes);
