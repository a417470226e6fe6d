import * as drawn from './sheets.tsx';
import { sheets } from './scene.tsx';

/** Has scenes drawn with the rest of a page: on the server, and where all code is at hand. Call it before anything is drawn. */
export const drawScenesAtOnce = (): void => sheets.give(drawn);
