import type { Schemas } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Button, Heading, Icon, type IconName, RoleFace, ServerEmblem, Tag } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { DeliveryStatus, RemovalStatus } from './delivery-status.tsx';
import { useServerNames } from '../../framework/page/use-server-names.ts';

type Role = Schemas['CabinetRole'];

export interface RoleItemProps {
  item: Role;
  serverName: string;
}

const Gift = ({ from }: { from: Role['giftFrom'] }) => {
  const { t } = useLingui();
  return from === null ? null : <Tag icon="gift">{t`A gift from ${from}`}</Tag>;
};

const Frame = ({ item, serverName, children }: RoleItemProps & { children: ReactNode }) => (
  <li className="cabinet-role">
    <RoleFace
      role={item.role.id}
      tier={item.role.tier}
      colour={item.role.color}
      size={item.state === 'active' ? 64 : 40}
    />
    <div className="cabinet-role__name">
      <Heading level={item.state === 'active' ? 2 : 3} size="h3">
        {item.role.name}
      </Heading>
      <p className="cabinet-role__server">
        <ServerEmblem server={item.role.serverId} size={20} />
        {serverName}
      </p>
      <Gift from={item.giftFrom} />
    </div>
    {children}
  </li>
);

const Ends = ({ expiresAt }: { expiresAt: Role['expiresAt'] }) => {
  const { t } = useLingui();
  const { date, daysTo } = useFormats();
  if (expiresAt === null) return <p className="cabinet-role__end">{t`Forever`}</p>;
  const [end, days] = [date(expiresAt), daysTo(expiresAt)];
  return (
    <div>
      <p className="cabinet-role__end">{t`Until ${end}`}</p>
      <p className="hk-subtle hk-small">
        {days < 1 ? <Time at={expiresAt} /> : <Plural value={days} one="# day left" other="# days left" />}
      </p>
    </div>
  );
};

/** An active role: its end, its delivery, and links to extend and move it. */
export const ActiveRole = ({ item, serverName, onMove }: RoleItemProps & { onMove: () => void }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const { id, name, serverId } = item.role;
  return (
    <Frame item={item} serverName={serverName}>
      <div className="cabinet-role__state">
        <Ends expiresAt={item.expiresAt} />
        {item.delivery !== null && <DeliveryStatus status={item.delivery.status} serverName={serverName} />}
      </div>
      <div className="cabinet-role__actions">
        {item.expiresAt !== null && (
          <Button
            startIcon="refresh"
            href={to(`store?${new URLSearchParams({ server: serverId })}#${id}`)}
            aria-label={t`Extend ${name}`}
          >
            {t`Extend`}
          </Button>
        )}
        <Button
          variant="quiet"
          startIcon="transfer"
          onClick={onMove}
          aria-label={t`Transfer ${name} to another server`}
        >
          {t`Transfer`}
        </Button>
      </div>
    </Frame>
  );
};

const MARKS: Partial<Record<Role['state'], IconName>> = { replaced: 'arrow-up', moved: 'transfer' };

/** An ended role with the reason. */
export const EndedRole = ({ item, serverName }: RoleItemProps) => {
  const { t } = useLingui();
  const { date } = useFormats();
  const names = useServerNames();
  const begun = date(item.startedAt);
  const end = item.expiresAt === null ? null : date(item.expiresAt);
  const message = (): string => {
    if (item.movedTo !== null) {
      const there = names(item.movedTo);
      return t`From ${begun}, transferred to ${there}`;
    }
    if (item.state === 'refunded') return t`From ${begun}, refunded`;
    return item.state === 'replaced' || end === null ? t`From ${begun}, used for an upgrade` : t`${begun} – ${end}`;
  };
  return (
    <Frame item={item} serverName={serverName}>
      <div className="cabinet-role__state">
        <p className="hk-muted hk-small">{message()}</p>
        {item.state === 'moved' && item.delivery !== null && (
          <RemovalStatus status={item.delivery.status} serverName={serverName} />
        )}
      </div>
      <Icon name={MARKS[item.state] ?? 'history'} size={18} className="cabinet-role__mark" />
    </Frame>
  );
};
