import type { components } from '@hoshikraft/contract';
import { type Locale, type Minor, type Period, subtractMoney } from '@hoshikraft/shared';
import { localized } from '../../platform/database/localized.ts';
import type { SalePrice } from './sale-rules.ts';

type Schemas = components['schemas'];

/** The sale beside a price; nothing without one. */
export const presentSale = (price: SalePrice | null | undefined, locale: Locale): { sale?: Schemas['SaleMark'] } =>
  price
    ? {
        sale: {
          name: localized(price.sale.name, locale),
          listPrice: price.list,
          percent: Math.floor((subtractMoney(price.list, price.amount) * 100) / price.list),
          endsAt: price.sale.endsAt.toISOString(),
        },
      }
    : {};

/** Price of a period for everyone. */
export const presentPeriodPrice = (
  period: Period,
  list: Minor,
  sale: SalePrice | undefined,
  locale: Locale,
): Schemas['PeriodPrice'] => ({
  period,
  amount: sale?.amount ?? list,
  ...presentSale(sale, locale),
  currency: 'RUB',
});
