import { Loaded, useIdempotentMutation } from '@hoshikraft/async-state';
import { type Schemas, transferCalls, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Skeleton, SkeletonGroup, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { MoveChoice } from './move-choice.tsx';
import { MovedRole } from './moved-role.tsx';
import { useMoves } from './use-moves.ts';
import './move-role.css';

type Servers = Schemas['RoleTransferOptions']['servers'];

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading servers`}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} variant="block" height={56} />
      ))}
    </SkeletonGroup>
  );
};

/** Dialog that moves the remaining time of a role to another server: choice, price and result. */
export const MoveRoleDialog = ({ item, onClose }: { item: Schemas['CabinetRole']; onClose: () => void }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const to = usePagePath();
  const session = useSession();
  const [picked, setPicked] = useState<string>();
  const once = useIdempotentMutation(transferCalls.role(useApi()), { onRefused: () => void moves.refetch() });
  const { done, pending, unknown } = once;
  const moves = useMoves(item.role.id, done === undefined);
  if (session.kind !== 'signed-in') return null;
  const { balance } = session.auth;
  const free: Servers = moves.data?.servers.filter(({ isHeld }) => !isHeld) ?? [];
  const chosen = free.find(({ serverId }) => serverId === picked) ?? free[0];

  const actions = () => {
    if (done) return <Button variant="primary" onClick={onClose}>{t`Done`}</Button>;
    if (chosen === undefined) return <Button onClick={onClose}>{t`Close`}</Button>;
    const { final } = chosen.price;
    const shown = money(final);
    const order = { grantId: item.grantId, toServerId: chosen.serverId, expectedPrice: final };
    const back = new URLSearchParams({ return_to: to('cabinet/roles') });
    return (
      <>
        <Button variant="quiet" disabled={pending && !unknown} onClick={onClose}>{t`Cancel`}</Button>
        {final > balance && !pending && !unknown ? (
          <Button variant="primary" startIcon="wallet" href={`${to('pay')}?${back}`}>{t`Top up`}</Button>
        ) : (
          <Button
            variant="primary"
            loading={pending}
            loadingLabel={unknown ? t`Checking` : t`Transferring`}
            onClick={() => once.send(order)}
          >
            {unknown ? t`Try again` : t`Transfer for ${shown}`}
          </Button>
        )}
      </>
    );
  };

  return (
    <Modal
      open
      width="medium"
      title={done ? t`Done` : t`Transfer to another server`}
      closeLabel={t`Close`}
      busy={pending && !unknown}
      onClose={onClose}
      actions={actions()}
    >
      {done ? (
        <MovedRole from={item.role.serverId} to={once.order?.toServerId ?? ''} transfer={done} />
      ) : (
        <Loaded query={moves} level={3} loading={<Loading />}>
          {(options) =>
            options.servers.length === 0 ? (
              <Text tone="muted">{t`No other server has a matching privilege for the same period.`}</Text>
            ) : (
              <MoveChoice options={options} chosen={chosen} onPick={setPicked} balance={balance} once={once} />
            )
          }
        </Loaded>
      )}
    </Modal>
  );
};
