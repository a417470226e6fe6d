import type { SideName } from '@hoshikraft/shared';
import { mix } from '../pictures/colours.ts';

/** Colour of a pixel by its position from the upper left corner of a side; null leaves it unchanged. */
export type Brush = (x: number, y: number, side: SideName) => string | null;

export const dark = (colour: string, share = 0.25): string => mix(colour, '#1a0f33', share);
export const light = (colour: string, share = 0.15): string => mix(colour, '#fff4e0', share);

export const isEnd = (side: SideName): boolean => side === 'top' || side === 'bottom';
/** The two middle columns of a front eight pixels wide. */
export const isMiddle = (x: number): boolean => x === 3 || x === 4;
