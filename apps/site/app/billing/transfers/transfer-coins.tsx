import { useIdempotentMutation } from '@hoshikraft/async-state';
import { transferCalls, useApi } from '@hoshikraft/api-client';
import { useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { Plural, useLingui } from '@lingui/react/macro';
import { NamedPlayer } from '../../community/players/named-player.tsx';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { CoinsForm } from './coins-form.tsx';
import './transfers.css';

/** Sends coins of one server to another player (docs/product/money.md#coin-transfers). */
export const TransferCoins = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const names = useServerNames();
  const session = useSession();
  const dispatch = useSessionDispatch();
  const once = useIdempotentMutation(transferCalls.coins(useApi()), {
    onDone: ({ serverId, coins }) => dispatch({ type: 'coins-changed', serverId, coins }),
  });
  const { done, pending, unknown } = once;
  if (session.kind !== 'signed-in') return null;
  const amount = done?.amount ?? 0;
  const left = done && number(done.coins);
  const server = done && names(done.serverId);
  return (
    <Modal
      open
      title={done ? t`Done` : t`Send coins`}
      closeLabel={t`Close`}
      busy={pending && !unknown}
      onClose={onClose}
      actions={done && <Button variant="primary" autoFocus onClick={onClose}>{t`Done`}</Button>}
    >
      {done ? (
        <div className="transfer-done" role="status">
          <NamedPlayer login={done.login} size={48}>
            <Plural value={amount} one="got # coin" other="got # coins" />
          </NamedPlayer>
          <p className="hk-muted">{t`You have ${left} left on ${server}.`}</p>
        </div>
      ) : (
        <CoinsForm auth={session.auth} once={once} onClose={onClose} />
      )}
    </Modal>
  );
};
