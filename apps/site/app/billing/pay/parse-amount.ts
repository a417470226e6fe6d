import type { Schemas } from '@hoshikraft/api-client';

/**
 * Parses `?amount=` (kopecks) and clamps it to the limits: the amount missing for a purchase may be below the smallest
 * top-up. Null if it is not valid.
 */
export const parseAmount = (text: string | null, { min, max }: Schemas['PaymentOptions']['limits']): number | null => {
  if (text === null || !/^[1-9]\d{0,14}$/.test(text)) return null;
  return Math.min(max, Math.max(min, Number(text)));
};
