import type { components } from '@hoshikraft/contract';

export type TopType = components['schemas']['TopType'];

/** Days, today among them, whose play counts in the top `online`. */
export const ONLINE_DAYS = 30;
