import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Price } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { SaleEnd } from './sale-end.tsx';
import { inWholeRoubles } from './saving.ts';

type ShownPrice = Pick<Schemas['Price'], 'base' | 'discount' | 'final' | 'sale'>;

/** The price of a period for everyone, without the discount of an upgrade. */
export const priceForAll = ({ amount, sale }: Schemas['PeriodPrice']): ShownPrice => ({
  base: amount,
  discount: null,
  final: amount,
  ...(sale && { sale }),
});

/** The price of a role on a card: in whole roubles, with the sale and the discount, and why. */
export const OfferPrice = ({ price: { base, discount, final, sale } }: { price: ShownPrice }) => {
  const { t } = useLingui();
  const { money, moneyChange, percent } = useFormats();
  const [shownBase, shownFinal] = [inWholeRoubles(sale?.listPrice ?? base), inWholeRoubles(final)];
  const isPercent = discount === null && sale !== undefined && sale.percent > 0;
  return (
    <Price
      final={money(shownFinal)}
      labels={{ final: t`Price`, base: t`Full price` }}
      {...((discount || sale) && {
        base: money(shownBase),
        discount: {
          label: isPercent ? `−${percent(sale.percent / 100)}` : moneyChange(shownFinal - shownBase),
          reason: (
            <>
              {discount?.text}
              {discount && sale && <br />}
              {sale && <SaleEnd sale={sale} />}
            </>
          ),
        },
      })}
    />
  );
};
