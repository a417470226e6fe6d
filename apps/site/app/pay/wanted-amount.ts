import type { Schemas } from '@hoshikraft/api-client';

/**
 * `?amount=` (kopecks) as an amount that can be paid: what a purchase is short of may be less than the smallest top-up.
 * null where the address says nothing usable.
 */
export const wantedAmount = (text: string | null, { min, max }: Schemas['PaymentOptions']['limits']): number | null => {
  if (text === null || !/^[1-9]\d{0,14}$/.test(text)) return null;
  return Math.min(max, Math.max(min, Number(text)));
};
