import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Heading, Notice, RoleFace, type StepItem, Steps } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { NamedPlayer } from '../../community/players/named-player.tsx';
import { CopyCommand } from './copy-command.tsx';
import type { Order } from './purchase-order.ts';
import { useEndText } from './store-messages.ts';
import type { Delivery } from './use-delivery.ts';

type Status = Delivery['status'];

const STEP_AT: Readonly<Record<Status, number>> = { queued: 1, failed: 1, sent: 2, delivered: 3 };

const useSteps = (status: Status, paid: string): StepItem[] => {
  const { t } = useLingui();
  const reached = STEP_AT[status];
  const titles = [
    t`Paid: ${paid}`,
    reached > 1 ? t`Accepted by the game server` : t`Waiting for the game server`,
    reached > 2 ? t`Delivered in the game` : t`Delivering in the game`,
  ];
  return titles.map((title, place) => ({
    key: String(place),
    title,
    state: place < reached ? 'done' : place === reached ? 'current' : 'ahead',
  }));
};

/** Chat commands that give the kits of the role. */
const KitCommands = ({ kits }: { kits: readonly Schemas['KitName'][] }) => {
  const { t } = useLingui();
  if (kits.length === 0) return null;
  return (
    <section className="receipt-kits">
      <p className="hk-muted hk-small">{t`Your kits: type the command in the game chat`}</p>
      <ul>
        {kits.map(({ id, name, command }) => (
          <li key={id} className="receipt-kit">
            <span>{name}</span>
            <CopyCommand command={command} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Petals = () => (
  <div className="receipt-petals" aria-hidden="true">
    {Array.from({ length: 9 }, (_, place) => (
      <i key={place} />
    ))}
  </div>
);

export interface ReceiptProps {
  order: Order;
  purchase: Schemas['RolePurchase'];
  delivery: Delivery;
}

/** Receipt of a purchase, with the steps of its delivery. */
export const Receipt = ({ order, purchase, delivery: { status, late } }: ReceiptProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const ends = useEndText();
  const gift = order.recipient !== undefined;
  const { role, recipient } = order;
  const end = ends(purchase.grant.expiresAt);
  const left = money(purchase.balance);
  const steps = useSteps(status, money(purchase.price.final));
  return (
    <div className="store-confirm receipt">
      <Petals />
      <div className="receipt-figure">
        <RoleFace role={role.id} tier={role.tier} colour={role.color} size={96} />
        <Heading level={3}>{role.name}</Heading>
        <p className="hk-muted">{gift ? t`a gift for ${recipient}, ${end}` : t`yours ${end}`}</p>
        {recipient !== undefined && <NamedPlayer login={recipient} size={40} />}
      </div>
      <div role="status" className="receipt-steps">
        <Steps items={steps} doneLabel={t`done`} />
      </div>
      {gift ? (
        <p className="hk-muted">{t`The game server delivers it automatically, and the player will see it in “My privileges”.`}</p>
      ) : (
        <KitCommands kits={role.kits} />
      )}
      {late && (
        <Notice tone="warn" live="status" title={t`The server hasn't responded yet`}>
          {t`Your privilege is paid for and yours. It will be delivered once the server is back: check “My privileges”.`}
        </Notice>
      )}
      {status === 'failed' && (
        <Notice tone="error" live="alert" title={t`Couldn't deliver it in the game`}>
          {t`Your privilege is paid for and yours. Contact support and we'll sort it out.`}
        </Notice>
      )}
      <p className="hk-muted hk-small">{t`Balance left: ${left}`}</p>
    </div>
  );
};

export const ReceiptActions = ({ gift, onClose }: { gift: boolean; onClose: () => void }) => {
  const { t } = useLingui();
  const to = usePagePath();
  if (gift) return <Button variant="primary" onClick={onClose}>{t`Close`}</Button>;
  return (
    <>
      <Button variant="quiet" onClick={onClose}>{t`Close`}</Button>
      <Button variant="secondary" href={to('cabinet/roles')}>{t`My privileges`}</Button>
      <Button variant="primary" startIcon="play" href={to('start')}>{t`Play`}</Button>
    </>
  );
};
