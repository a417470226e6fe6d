import { useFormats } from '@hoshikraft/i18n';
import { Button, Heading, Notice, RoleFace } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { NamedPlayer } from '../../community/players/named-player.tsx';
import { kindOf, offersFor } from './offer-choice.ts';
import { OrderPeriod } from './order-period.tsx';
import { PriceLines } from './price-lines.tsx';
import { PromoCode } from './promo-code.tsx';
import { missingAmount, type Order, orderPrice, roleOrder, topUpAmount } from './purchase-order.ts';
import { PurchaseError } from './purchase-error.tsx';
import { storeView } from './store-view.ts';
import { useEndText, usePeriodMessages } from './store-messages.ts';
import type { Purchase } from './use-purchase.ts';
import { useSmallestTopUp } from './use-smallest-top-up.ts';

export interface ConfirmationProps {
  order: Order;
  serverName: string;
  names: ReadonlyMap<string, string>;
  /** Kopecks. */
  balance: number;
  purchase: Purchase;
  onChange: (order: Order) => void;
  /** Goes back to the choice of the recipient. */
  onRename: () => void;
}

type GoodsProps = Pick<ConfirmationProps, 'order' | 'serverName' | 'purchase' | 'onRename'>;

/** The order is sent and its outcome not known yet: another one would be bought besides. */
const isUnderWay = ({ pending, unknown }: Purchase): boolean => pending || unknown;

/** The outcome is that of this order: not of another period or recipient chosen since. */
const isSent = ({ order: sent }: Purchase, { period, recipient }: Order): boolean =>
  sent?.period === period && sent.recipient === recipient;

interface UpgradeProps extends Pick<ConfirmationProps, 'order' | 'onChange'> {
  /** Name of the role that ends. */
  replaced: string;
}

/** The role that an upgrade ends; if it is worth more than the new one, what is lost, and the way to keep both. */
const Upgrade = ({ order, replaced, onChange }: UpgradeProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { role, period } = order;
  const { discount } = orderPrice(order);
  if (discount === null || discount.lost === 0) {
    return (
      <Notice tone="warn" title={t`Ends your ${replaced}`}>
        {t`It ends right away, and its remaining time is already deducted from the price.`}
      </Notice>
    );
  }
  const [worth, lost] = [money(discount.credit), money(discount.lost)];
  const both = offersFor(role.offers, period).find(({ mode }) => mode === 'stack');
  const price = both && money(both.price.final);
  return (
    <Notice
      tone="warn"
      title={t`You'd lose ${lost}`}
      action={
        both && (
          <Button
            onClick={() => onChange({ ...order, offer: both, promo: undefined })}
          >{t`Keep both for ${price}`}</Button>
        )
      }
    >
      {t`Your ${replaced} ends right away. What's left of it is worth ${worth}, more than this privilege costs, and the difference isn't refunded.`}
    </Notice>
  );
};

/** Effect of the purchase on the roles that the player already has. */
const Consequence = ({ order, names, onChange }: Pick<ConfirmationProps, 'order' | 'names' | 'onChange'>) => {
  const { t } = useLingui();
  const { offer, recipient } = order;
  const kind = kindOf(offer);
  if (kind === 'upgrade' && offer.replaces !== null) {
    return <Upgrade order={order} replaced={names.get(offer.replaces) ?? offer.replaces} onChange={onChange} />;
  }
  if (kind === 'stack') {
    return (
      <Notice>
        {recipient === undefined
          ? t`You keep the privilege you already have on this server: both will work.`
          : t`${recipient} has another privilege on this server and keeps it: both will work.`}
      </Notice>
    );
  }
  if (kind === 'extend' && recipient !== undefined) {
    return <Notice>{t`${recipient} already has this privilege: your gift extends it.`}</Notice>;
  }
  return null;
};

/** The role as the player sees it in the store, for whom it is and until when. */
const Goods = ({ order, serverName, purchase, onRename }: GoodsProps) => {
  const { t } = useLingui();
  const periods = usePeriodMessages();
  const ends = useEndText();
  const { role, period, offer, recipient } = order;
  const length = periods[period].span;
  return (
    <div className="store-goods">
      <RoleFace role={role.id} tier={role.tier} colour={role.color} size={96} />
      <div className="store-goods__about">
        <Heading level={3}>{role.name}</Heading>
        <p className="hk-muted">{serverName}</p>
        <p className="hk-small">{offer.expiresAt === null ? length : `${length}, ${ends(offer.expiresAt)}`}</p>
      </div>
      {recipient !== undefined && (
        <div className="store-recipient">
          <span className="hk-muted">{t`A gift for`}</span>
          <NamedPlayer login={recipient} size={40} />
          <Button variant="quiet" size="small" disabled={isUnderWay(purchase)} onClick={onRename}>
            {t`Change recipient`}
          </Button>
        </div>
      )}
    </div>
  );
};

/** Confirmation step: role, recipient, period, consequences and price. */
export const Confirmation = ({ order, names, balance, purchase, onChange, ...goods }: ConfirmationProps) => (
  <div className="store-confirm">
    <Goods {...goods} order={order} purchase={purchase} />
    <OrderPeriod order={order} disabled={isUnderWay(purchase)} onChange={onChange} />
    <Consequence order={order} names={names} onChange={onChange} />
    <PriceLines price={orderPrice(order)} balance={balance} />
    <PromoCode order={order} disabled={isUnderWay(purchase)} onChange={onChange} />
    {isSent(purchase, order) && <PurchaseError purchase={purchase} />}
  </div>
);

export interface ConfirmationActionsProps extends Pick<ConfirmationProps, 'order' | 'balance' | 'purchase'> {
  onClose: () => void;
}

const TopUp = ({ order, missing }: { order: Order; missing: number }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { money } = useFormats();
  const amount = topUpAmount(missing, useSmallestTopUp());
  const shown = money(amount);
  const search = new URLSearchParams({
    amount: String(amount),
    return_to: to(storeView(order.role.serverId, order.period, order.recipient)),
  });
  return (
    <Button variant="primary" startIcon="wallet" href={`${to('pay')}?${search}`}>
      {t`Top up ${shown}`}
    </Button>
  );
};

export const ConfirmationActions = ({ order, balance, purchase, onClose }: ConfirmationActionsProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const price = orderPrice(order).final;
  const missing = missingAmount(price, balance);
  const shown = money(price);
  const confirmLabel = price === 0 ? t`Confirm` : t`Pay ${shown}`;
  return (
    <>
      <Button variant="quiet" disabled={purchase.pending && !purchase.unknown} onClick={onClose}>{t`Cancel`}</Button>
      {missing > 0 && !purchase.unknown && !purchase.pending ? (
        <TopUp order={order} missing={missing} />
      ) : (
        <Button
          variant="primary"
          loading={purchase.pending}
          loadingLabel={purchase.unknown ? t`Checking` : t`Buying`}
          onClick={() => purchase.send(roleOrder(order))}
        >
          {purchase.unknown ? t`Try again` : confirmLabel}
        </Button>
      )}
    </>
  );
};
