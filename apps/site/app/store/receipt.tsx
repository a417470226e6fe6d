import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, RoleBadge, type StepItem, Steps } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../page/site-facts.tsx';
import type { Order } from './purchase-order.ts';
import { useEndWords } from './store-words.ts';
import { useDelivery } from './use-delivery.ts';

type Status = Schemas['DeliveryState']['status'];

const STEP_AT: Readonly<Record<Status, number>> = { queued: 1, failed: 1, sent: 2, delivered: 3 };

const useSteps = (status: Status, paid: string): StepItem[] => {
  const { t } = useLingui();
  const reached = STEP_AT[status];
  const titles = [
    t`Paid: ${paid}`,
    reached > 1 ? t`The game server has taken it` : t`Waiting for the game server`,
    reached > 2 ? t`The server has given it` : t`Giving it in the game`,
  ];
  return titles.map((title, place) => ({
    key: String(place),
    title,
    state: place < reached ? 'done' : place === reached ? 'current' : 'ahead',
  }));
};

/** What became of the purchase, followed until the game server has given the role. */
export const Receipt = ({ order, purchase }: { order: Order; purchase: Schemas['RolePurchase'] }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const ends = useEndWords();
  const gift = order.recipient !== undefined;
  const { status, late } = useDelivery(purchase.delivery, !gift);
  const { role, recipient } = order;
  const end = ends(purchase.grant.expiresAt);
  const left = money(purchase.balance);
  const steps = useSteps(status, money(purchase.price.final));
  return (
    <div className="store-confirm">
      <RoleBadge
        name={role.name}
        tier={role.tier}
        colour={role.color}
        size={48}
        hint={gift ? t`given to ${recipient}, ${end}` : t`yours ${end}`}
      />
      <div role="status">
        <Steps items={steps} doneLabel={t`done`} />
      </div>
      {gift && <p className="hk-muted">{t`The game server gives it by itself. The player sees it in the cabinet.`}</p>}
      {late && (
        <Notice tone="warn" live="status" title={t`The server has not answered yet`}>
          {t`The privilege is yours and paid for. It will be given as soon as the server is back; see it in your cabinet.`}
        </Notice>
      )}
      {status === 'failed' && (
        <Notice tone="error" live="alert" title={t`The server did not take it`}>
          {t`The privilege is yours and paid for, but it could not be given in the game. Write to support: we will see to it.`}
        </Notice>
      )}
      <p className="hk-muted hk-small">{t`Left on your balance: ${left}`}</p>
    </div>
  );
};

export const ReceiptActions = ({ gift, onClose }: { gift: boolean; onClose: () => void }) => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <>
      {!gift && <Button variant="quiet" href={to('cabinet/roles')}>{t`My privileges`}</Button>}
      <Button variant="primary" onClick={onClose}>{t`Close`}</Button>
    </>
  );
};
