import { cabinetQueries, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { RoleBadge } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';

/** The player's highest active privilege on the server and its end; nothing without one. */
export const OwnRole = ({ serverId }: { serverId: string }) => {
  const { t } = useLingui();
  const { date } = useFormats();
  const signedIn = useSession().kind === 'signed-in';
  const { data } = useInfiniteQuery({ ...cabinetQueries.roles(useApi()), enabled: signedIn });
  const active = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ role, state }) => role.serverId === serverId && state === 'active');
  const [highest] = active.toSorted((a, b) => b.role.tier - a.role.tier);
  if (!signedIn || highest === undefined) return null;
  const { role, expiresAt } = highest;
  const end = expiresAt === null ? null : date(expiresAt);
  return (
    <p className="client__role">
      <RoleBadge
        role={role.id}
        tier={role.tier}
        colour={role.color}
        name={role.name}
        hint={end === null ? t`forever` : t`until ${end}`}
      />
    </p>
  );
};
