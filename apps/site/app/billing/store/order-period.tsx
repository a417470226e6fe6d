import { useFormats } from '@hoshikraft/i18n';
import { PERIODS } from '@hoshikraft/shared';
import { SegmentedControl } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type Order, withOrderPeriod } from './purchase-order.ts';
import { inWholeRoubles } from './saving.ts';
import { usePeriodMessages } from './store-messages.ts';

export interface OrderPeriodProps {
  order: Order;
  /** Another order would be bought besides one of unknown outcome. */
  disabled: boolean;
  onChange: (order: Order) => void;
}

/** The period of the order with the price of each; renders nothing if there is only one. */
export const OrderPeriod = ({ order, disabled, onChange }: OrderPeriodProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const periods = usePeriodMessages();
  const orders = PERIODS.flatMap((period) => withOrderPeriod(order, period) ?? []);
  if (orders.length < 2) return null;
  return (
    <SegmentedControl
      label={t`Period`}
      fullWidth
      options={orders.map(({ period, offer }) => ({
        value: period,
        disabled,
        label: (
          <span className="store-order-period">
            {periods[period].name} <span className="hk-subtle">{money(inWholeRoubles(offer.price.final))}</span>
          </span>
        ),
      }))}
      value={order.period}
      onChange={(period) => onChange(withOrderPeriod(order, period) ?? order)}
    />
  );
};
