import { useSession } from '@hoshikraft/auth-session';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import './purchase.css';
import { Confirmation, ConfirmationActions } from './confirmation.tsx';
import { kindOf } from './offer-choice.ts';
import { Receipt, ReceiptActions } from './receipt.tsx';
import { RecipientStep } from './recipient-step.tsx';
import type { Choice } from './role-offers.tsx';
import type { Order } from './purchase-order.ts';
import { useKindWords } from './store-words.ts';
import { usePurchase } from './use-purchase.ts';

export interface PurchaseDialogProps {
  choice: Choice;
  serverName: string;
  /** Names of the server's roles by id. */
  names: ReadonlyMap<string, string>;
  onClose: () => void;
}

const firstOrder = ({ role, period, offer }: Choice): Order | null =>
  offer === 'gift' ? null : { role, period, offer, recipient: undefined };

/** From the choice of a role to its receipt: who it is for, what it costs, and what became of it. */
export const PurchaseDialog = ({ choice, serverName, names, onClose }: PurchaseDialogProps) => {
  const { t } = useLingui();
  const words = useKindWords();
  const session = useSession();
  const [order, setOrder] = useState(() => firstOrder(choice));
  const purchase = usePurchase((price) =>
    // What is no longer taken off is no longer ended either.
    setOrder(
      (before) =>
        before && {
          ...before,
          offer: { ...before.offer, price, replaces: price.discount === null ? null : before.offer.replaces },
        },
    ),
  );
  if (session.kind !== 'signed-in') return null;
  const { balance, data: me } = session.auth;
  const { done } = purchase;

  const title = (): string => {
    if (done) return t`Done`;
    if (order === null || order.recipient !== undefined) return t`Give a privilege`;
    return words[kindOf(order.offer)].title;
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
      busy={purchase.pending}
      onClose={onClose}
      actions={actions()}
    >
      {order === null && <RecipientStep choice={choice} ownLogin={me.login} onFound={setOrder} onClose={onClose} />}
      {order && done && <Receipt order={order} purchase={done} />}
      {order && !done && (
        <Confirmation order={order} serverName={serverName} names={names} balance={balance} purchase={purchase} />
      )}
    </Modal>
  );
};
