import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Icon, type IconName } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

type Delivery = Schemas['RefundDelivery'];

const ICONS: Readonly<Record<Delivery['delivery']['status'], IconName>> = {
  queued: 'clock',
  sent: 'transfer',
  delivered: 'check',
  failed: 'warning',
};

const RefundedRole = ({ role: { name }, given, delivery: { status } }: Delivery) => {
  const { t } = useLingui();
  const message = () => {
    if (status === 'failed') return t`${name}: the game server didn't apply the change`;
    if (status !== 'delivered') return t`${name}: waiting for the game server`;
    return given ? t`${name}: new end date set in the game` : t`${name} has ended in the game`;
  };
  return (
    <li className={`cabinet-delivery cabinet-delivery--${status}`}>
      <Icon name={ICONS[status]} size={18} />
      <span role="status">{message()}</span>
    </li>
  );
};

/** A finished refund with the status of its delivery to the game server. */
export const TakenRefund = ({ taken, server }: { taken: Schemas['TakenRefund']; server: string }) => {
  const { t } = useLingui();
  const { money, dateTime } = useFormats();
  const [sum, when] = [money(taken.amount), dateTime(taken.at)];
  return (
    <div className="refund__taken">
      <p>
        <strong>{t`${sum} returned to your balance on ${when}.`}</strong>
      </p>
      {taken.deliveries.length > 0 && (
        <ul aria-label={t`Privileges on ${server}`}>
          {taken.deliveries.map((one) => (
            <RefundedRole key={one.delivery.id} {...one} />
          ))}
        </ul>
      )}
    </div>
  );
};
