import type { components } from '@hoshikraft/contract';
import { type Locale, subtractMoney } from '@hoshikraft/shared';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { Price } from './price.ts';

/**
 * A price as base, discount with its reason, and final amount.
 *
 * @param replaced name of the role whose remaining value is the discount, in the caller's language
 */
export const presentPrice = (
  price: Price,
  replaced: string | null,
  locale: Locale,
): components['schemas']['Price'] => ({
  base: price.base,
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
