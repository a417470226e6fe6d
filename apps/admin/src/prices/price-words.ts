import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';

/** A planned change of a price. */
export type Planned = Pick<Schemas['PlannedPrice'], 'period' | 'validFrom'> & { amount: number | null };

/** Prices and privileges, in words. */
export const usePriceWords = () => {
  const { t } = useLingui();
  const { money } = useFormats();
  return {
    price: (amount: number | null): string => (amount === null ? t`not sold` : money(amount)),
    roleOf: ({ role, server }: Schemas['PricedRole']): string => `${role.name} (${server})`,
  };
};
