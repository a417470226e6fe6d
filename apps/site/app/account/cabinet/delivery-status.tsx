import type { Schemas } from '@hoshikraft/api-client';
import { Icon, type IconName, Link } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMain } from '../../framework/page/use-main.ts';

type Status = Schemas['DeliveryState']['status'];

const ICONS: Readonly<Record<Status, IconName>> = {
  queued: 'clock',
  sent: 'transfer',
  delivered: 'check',
  failed: 'warning',
};

const Support = () => {
  const { t } = useLingui();
  const main = useMain();
  const href = main?.links.support_link ?? null;
  return href === null ? null : (
    <Link href={href} target="_blank">
      {t`Contact support`}
    </Link>
  );
};

interface OrderProps {
  status: Status;
  serverName: string;
}

const StatusLine = ({ status, children }: { status: Status; children: string }) => (
  <p className={`cabinet-delivery cabinet-delivery--${status}`} role="status">
    <Icon name={ICONS[status]} size={18} />
    <span>{children}</span>
    {status === 'failed' && <Support />}
  </p>
);

/** Status of a role's delivery to the game; announced when it changes. */
export const DeliveryStatus = ({ status, serverName }: OrderProps) => {
  const { t } = useLingui();
  const messages = {
    queued: t`Waiting for ${serverName}`,
    sent: t`Delivering on ${serverName}`,
    delivered: t`Delivered on ${serverName}`,
    failed: t`Not delivered on ${serverName}`,
  };
  return <StatusLine status={status}>{messages[status]}</StatusLine>;
};

/** Status of removing a moved role from its previous server. */
export const RemovalStatus = ({ status, serverName }: OrderProps) => {
  const { t } = useLingui();
  const messages = {
    queued: t`Ending on ${serverName}`,
    sent: t`Ending on ${serverName}`,
    delivered: t`Ended on ${serverName}`,
    failed: t`Not ended on ${serverName}`,
  };
  return <StatusLine status={status}>{messages[status]}</StatusLine>;
};
