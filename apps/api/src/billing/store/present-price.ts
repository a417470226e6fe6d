import type { components } from '@hoshikraft/contract';
import { type Locale, subtractMoney } from '@hoshikraft/shared';
import { messagesFor } from '../../platform/messages/messages.ts';
import { presentSale } from '../sales/present-sale.ts';
import type { SalePrice } from '../sales/sale-rules.ts';
import type { Price } from './price.ts';

/**
 * A price as base, discount with its reason, and final amount.
 *
 * @param sale the sale that lowered its base
 * @param replaced name of the role whose remaining value is the discount, in the caller's language
 */
export const presentPrice = (
  price: Price,
  replaced: string | null,
  locale: Locale,
  sale: SalePrice | null = null,
  promo: components['schemas']['PromoMark'] | null = null,
): components['schemas']['Price'] => ({
  base: price.base,
  ...presentSale(sale, locale),
  ...(promo && { promo }),
  discount:
    replaced === null || price.discount === 0
      ? null
      : {
          amount: price.discount,
          reason: 'active_role',
          text: messagesFor(locale).activeRole(replaced),
          credit: price.credit,
          lost: subtractMoney(price.credit, price.discount),
        },
  final: price.final,
  currency: 'RUB',
});
