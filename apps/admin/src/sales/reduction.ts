import type { Schemas } from '@hoshikraft/api-client';
import { parseMoneyInput } from '@hoshikraft/ui/forms';
import type { TypedReduction } from './reduction-field.tsx';

/** The typed reduction; null while it is none. */
export const reductionOf = (typed: TypedReduction): Pick<Schemas['SaleTerms'], 'percent' | 'amount'> | null => {
  if (typed.kind === 'percent')
    return /^([1-9]|[1-8]\d|90)$/.test(typed.percent) ? { percent: Number(typed.percent), amount: null } : null;
  const amount = parseMoneyInput(typed.amount);
  return amount.ok && amount.minor > 0 ? { percent: null, amount: amount.minor } : null;
};
