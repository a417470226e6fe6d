import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Price } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { inWholeRoubles } from './saving.ts';

/** The price of a role on a card: in whole roubles, with the discount and its reason. */
export const OfferPrice = ({
  price: { base, discount, final },
}: {
  price: Pick<Schemas['Price'], 'base' | 'discount' | 'final'>;
}) => {
  const { t } = useLingui();
  const { money, moneyChange } = useFormats();
  const [shownBase, shownFinal] = [inWholeRoubles(base), inWholeRoubles(final)];
  return (
    <Price
      final={money(shownFinal)}
      labels={{ final: t`Price`, base: t`Full price` }}
      {...(discount && {
        base: money(shownBase),
        discount: { label: moneyChange(shownFinal - shownBase), reason: discount.text },
      })}
    />
  );
};
