import type { components } from '@hoshikraft/contract';
import type { Locale, Region } from '@hoshikraft/shared';
import { words } from '../words/words.ts';

export type PaymentMethod = components['schemas']['PaymentMethod'];

/** docs/product/money.md#top-up: the region decides which methods there are, in the order they are shown. */
const METHODS: Readonly<Record<Region, readonly PaymentMethod[]>> = {
  russia: ['bank_card', 'instant_payment', 'cryptocurrency'],
  global: ['bank_card', 'cryptocurrency'],
};

/** Whether a player of that region can pay so. */
export const isOffered = (method: PaymentMethod, region: Region): boolean => METHODS[region].includes(method);

/** Methods of a region in the words of the asker. */
export const presentMethods = (region: Region, locale: Locale): components['schemas']['PaymentOptions']['methods'] =>
  METHODS[region].map((id) => ({ id, ...words(locale).methods[id] }));
