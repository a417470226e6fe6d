import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { Price } from './price.ts';

const activeRoleText: Readonly<Record<Locale, (roleName: string) => string>> = {
  ru: (roleName) => `Зачтён остаток «${roleName}»`,
  en: (roleName) => `Less the remaining value of your ${roleName}`,
};

/**
 * A price as base, discount with its reason, final.
 *
 * @param replaced name of the role whose remaining worth is the discount, in the asker's language
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
      : { amount: price.discount, reason: 'active_role', text: activeRoleText[locale](replaced) },
  final: price.final,
  currency: 'RUB',
});
