import { useSession } from '@hoshikraft/auth-session';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import './purchase.css';
import { Confirmation, ConfirmationActions } from './confirmation.tsx';
import { kindOf } from './offer-choice.ts';
import { Receipt, ReceiptActions } from './receipt.tsx';
import { RecipientStep } from './recipient-step.tsx';
import type { Choice } from './role-offers.tsx';
import type { Order } from './purchase-order.ts';
import { useKindMessages } from './store-messages.ts';
import { useDelivery } from './use-delivery.ts';
import { usePurchase } from './use-purchase.ts';
import { useRefreshOrder } from './use-refresh-order.ts';

export interface PurchaseDialogProps {
  choice: Choice;
  serverName: string;
  /** Names of the server's roles by id. */
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}

const firstOrder = ({ role, period, offer }: Choice): Order | null =>
  offer === 'gift' ? null : { role, period, offer, recipient: undefined };

/** The balance, frozen while a purchase is pending or its outcome unknown: the receipt shows the new one. */
const useBalanceBefore = (balance: number, pending: boolean): number => {
  const [shown, setShown] = useState(balance);
  if (!pending && shown !== balance) setShown(balance);
  return pending ? shown : balance;
};

/** Returns a ref that is focused once `reached`: the clicked button no longer exists. */
const useFocusWhen = (reached: boolean) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reached) ref.current?.focus();
  }, [reached]);
  return ref;
};

/** Purchase dialog: recipient of a gift, confirmation, receipt. */
export const PurchaseDialog = ({ choice, serverName, names, onClose }: PurchaseDialogProps) => {
  const { t } = useLingui();
  const messages = useKindMessages();
  const session = useSession();
  const [order, setOrder] = useState(() => firstOrder(choice));
  const refreshOrder = useRefreshOrder();
  const refresh = async (): Promise<void> => {
    const fresh = order && (await refreshOrder(order));
    if (fresh !== null) setOrder(fresh);
  };
  const purchase = usePurchase(() => void refresh());
  const { done, pending, unknown } = purchase;
  const auth = session.kind === 'signed-in' ? session.auth : null;
  const balance = useBalanceBefore(auth?.balance ?? 0, pending || unknown);
  const receipt = useFocusWhen(done !== undefined);
  const delivery = useDelivery(done?.delivery, order?.recipient === undefined);
  if (auth === null) return null;

  const title = (): string => {
    if (done) return delivery.status === 'delivered' ? t`Done` : t`Paid`;
    if (order === null || order.recipient !== undefined) return t`Gift a privilege`;
    return messages[kindOf(order.offer)].title;
  };
  const actions = () => {
    if (order === null) return undefined;
    if (done) return <ReceiptActions gift={order.recipient !== undefined} onClose={onClose} />;
    return <ConfirmationActions order={order} balance={balance} purchase={purchase} onClose={onClose} />;
  };

  return (
    <Modal
      open
      width="medium"
      title={title()}
      closeLabel={t`Close`}
      busy={pending && !unknown}
      onClose={onClose}
      actions={actions()}
    >
      {order === null && (
        <RecipientStep
          choice={choice}
          serverName={serverName}
          ownLogin={auth.data.login}
          onFound={setOrder}
          onClose={onClose}
        />
      )}
      {order && done && (
        <div ref={receipt} tabIndex={-1}>
          <Receipt order={order} purchase={done} delivery={delivery} />
        </div>
      )}
      {order && !done && (
        <Confirmation
          order={order}
          serverName={serverName}
          names={names}
          balance={balance}
          purchase={purchase}
          onChange={setOrder}
          onRename={() => setOrder(null)}
        />
      )}
    </Modal>
  );
};
