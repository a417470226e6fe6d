import type { Schemas } from '@hoshikraft/api-client';
import { RoleBadge, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { HiddenValue, useVisibilityHint } from './hidden-value.tsx';

type Group = Schemas['PlayerRoles']['groups'][number];

/** Staff roles of a player. */
export const Groups = ({ groups }: { groups: readonly Group[] }) => {
  const { t } = useLingui();
  const names = { editor: t`Editor`, moderator: t`Moderator`, admin: t`Administrator` };
  return groups.map((group) => (
    <Tag key={group} tone="glow" icon="badge">
      {names[group]}
    </Tag>
  ));
};

/** Staff roles and privileges of a player. */
export const ProfileRanks = ({ profile }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const names = useServerNames();
  const whoSees = useVisibilityHint(profile)('roles');
  if (profile.roles === null) {
    return (
      <p className="profile-ranks hk-muted">
        {t`Privileges:`} <HiddenValue />
      </p>
    );
  }
  const { groups, roles } = profile.roles;
  if (groups.length === 0 && roles.length === 0) return null;
  return (
    <div className="profile-ranks">
      <Groups groups={groups} />
      {roles.map(({ role: { id, name, tier, color, serverId } }) => (
        <span key={id} className="profile-rank" style={{ '--rank': color } as CSSProperties}>
          <RoleBadge role={id} tier={tier} colour={color} name={name} hint={names(serverId)} />
        </span>
      ))}
      {whoSees !== undefined && <span className="hk-subtle hk-small">{whoSees}</span>}
    </div>
  );
};
