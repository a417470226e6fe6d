import type { components } from '@hoshikraft/contract';
import type { Locale, Region } from '@hoshikraft/shared';
import { messagesFor } from '../../platform/messages/messages.ts';

export type PaymentMethod = components['schemas']['PaymentMethod'];

/** Methods by region, in display order (docs/product/money.md#top-up). */
const METHODS: Readonly<Record<Region, readonly PaymentMethod[]>> = {
  russia: ['bank_card', 'instant_payment', 'cryptocurrency'],
  global: ['bank_card', 'cryptocurrency'],
};

/** Whether a method is available in a region. */
export const isOffered = (method: PaymentMethod, region: Region): boolean => METHODS[region].includes(method);

/** Methods of a region, in the caller's language. */
export const presentMethods = (region: Region, locale: Locale): components['schemas']['PaymentOptions']['methods'] =>
  METHODS[region].map((id) => ({ id, ...messagesFor(locale).methods[id] }));
