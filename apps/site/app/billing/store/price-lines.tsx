import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { missingAmount } from './purchase-order.ts';
import { SaleEnd } from './sale-end.tsx';

const Line = ({ label, total, children }: { label: ReactNode; total?: boolean; children: ReactNode }) => (
  <div className={total ? 'store-lines__line store-lines__line--total' : 'store-lines__line'}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Breakdown of the price, and the balance before and after; amounts in kopecks. */
export const PriceLines = ({ price, balance }: { price: Schemas['Price']; balance: number }) => {
  const { t } = useLingui();
  const { money, moneyChange } = useFormats();
  const { base, discount, final, sale, promo } = price;
  // On sale alone, before the promo code.
  const beforeCode = base + (promo?.amount ?? 0);
  const missing = missingAmount(final, balance);
  const lacking = money(missing);
  return (
    <>
      <dl className="store-lines">
        {(discount || sale || promo) && <Line label={t`Full price`}>{money(sale?.listPrice ?? beforeCode)}</Line>}
        {sale && <Line label={<SaleEnd sale={sale} />}>{moneyChange(beforeCode - sale.listPrice)}</Line>}
        {promo && <Line label={t`Promo code`}>{moneyChange(-promo.amount)}</Line>}
        {discount && <Line label={discount.text}>{moneyChange(-discount.amount)}</Line>}
        <Line total label={t`Total`}>
          {money(final)}
        </Line>
        <Line label={t`Balance now`}>{money(balance)}</Line>
        {missing === 0 && <Line label={t`Balance after`}>{money(balance - final)}</Line>}
      </dl>
      {missing > 0 && (
        <Notice tone="warn" title={t`You need ${lacking} more`}>
          {t`Top up the missing amount and come straight back.`}
        </Notice>
      )}
    </>
  );
};
