import type { ErrorType } from '@hoshikraft/contract';
import type { PromoCodeRow } from './promo-codes-repository.ts';
import type { Reduction } from './sale-rules.ts';

/** What decides whether a code may be used. */
export interface PromoFacts {
  readonly code: PromoCodeRow;
  /** Uses so far by all, and by this player. */
  readonly uses: number;
  readonly own: number;
  /** The player has paid for an order. */
  readonly hasPaid: boolean;
}

/** What a code takes off; the table allows one of both. */
export const reductionOfCode = ({ percent, amount }: Pick<PromoCodeRow, 'percent' | 'amount'>): Reduction =>
  percent === null ? { percent, amount: amount ?? 0 } : { percent, amount: null };

/** Why a code cannot be used for a role (docs/product/store.md#promo-codes); null where it can. */
export const findPromoRefusal = (
  { code, uses, own, hasPaid }: PromoFacts,
  role: { readonly id: string; readonly serverId: string },
  now: Date,
): ErrorType | null => {
  if (code.ends_at !== null && code.ends_at <= now) return 'promo_code_over';
  const isElsewhere = code.servers.length > 0 && !code.servers.includes(role.serverId);
  if (isElsewhere || (code.roles.length > 0 && !code.roles.includes(role.id))) return 'promo_code_elsewhere';
  if (code.newcomers && hasPaid) return 'promo_code_for_newcomers';
  if (code.max_uses_each !== null && own >= code.max_uses_each) return 'promo_code_used';
  return code.max_uses !== null && uses >= code.max_uses ? 'promo_code_used_up' : null;
};
