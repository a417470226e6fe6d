import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Notice, Steps, type StepItem } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { useDelivery } from '../../billing/store/use-delivery.ts';

interface MovedRoleProps {
  from: string;
  to: string;
  transfer: Schemas['RoleTransfer'];
}

/** Both deliveries of a move, polled until they have finished. */
export const MovedRole = ({ from, to, transfer }: MovedRoleProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const names = useServerNames();
  const [here, there] = [names(from), names(to)];
  const revoke = useDelivery(transfer.deliveries.revoke, true);
  const grant = useDelivery(transfer.deliveries.grant, true);
  const paid = money(transfer.price.final);
  const left = money(transfer.balance);
  const [taken, given] = [revoke.status === 'delivered', grant.status === 'delivered'];
  const items: StepItem[] = [
    { key: 'paid', title: t`Paid: ${paid}`, state: 'done' },
    { key: 'revoke', title: taken ? t`Ended on ${here}` : t`Ending on ${here}`, state: taken ? 'done' : 'current' },
    {
      key: 'grant',
      title: given ? t`Delivered on ${there}` : t`Waiting for ${there}`,
      state: given ? 'done' : 'current',
    },
  ];
  return (
    <div className="move-role">
      <div role="status">
        <Steps items={items} doneLabel={t`done`} />
      </div>
      {(revoke.late || grant.late) && (
        <Notice tone="warn" live="status" title={t`The server hasn't responded yet`}>
          {t`Your privilege is transferred. It will appear in the game once the server is back.`}
        </Notice>
      )}
      {[revoke.status, grant.status].includes('failed') && (
        <Notice tone="error" live="alert" title={t`Couldn't deliver it in the game`}>
          {t`Your privilege is paid for and yours. Contact support and we'll sort it out.`}
        </Notice>
      )}
      <p className="hk-muted hk-small">{t`Balance left: ${left}`}</p>
    </div>
  );
};
