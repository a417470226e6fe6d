import { Loaded } from '@hoshikraft/async-state';
import { profileQueries, type Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, EmptyState, Grid, Heading, RoleFace, Row, ServerEmblem, Skeleton } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { withRegisteredNickname } from '../players/registered-nickname.ts';
import { useIsOwn } from '../players/use-is-own.ts';
import { HiddenPage } from './hidden-value.tsx';
import { Groups } from './profile-ranks.tsx';

const page = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
});
export const loader = withRegisteredNickname(page.loader);
export const clientLoader = withRegisteredNickname(page.clientLoader);

type PlayerRoles = Schemas['PlayerRoles'];

/** The time left, and the way to more of it; for the player alone. */
const Extend = ({ role, expiresAt }: { role: PlayerRoles['roles'][number]['role']; expiresAt: string }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const days = Math.max(useFormats().daysTo(expiresAt), 0);
  const { id, name, serverId } = role;
  return (
    <div className="profile-role__extend">
      <p className="hk-muted hk-small">
        <Plural value={days} _0="Ends today" one="# day left" other="# days left" />
      </p>
      <Button
        size="small"
        startIcon="refresh"
        href={to(`store?${new URLSearchParams({ server: serverId })}#${id}`)}
        aria-label={t`Extend ${name}`}
      >
        {t`Extend`}
      </Button>
    </div>
  );
};

const Role = ({ held: { role, startedAt, expiresAt }, own }: { held: PlayerRoles['roles'][number]; own: boolean }) => {
  const { t } = useLingui();
  const { date } = useFormats();
  const names = useServerNames();
  // A date never breaks over a line.
  const day = (at: string): string => date(at).replaceAll(' ', '\u00a0');
  const begun = day(startedAt);
  const end = expiresAt === null ? null : day(expiresAt);
  return (
    <Card as="li" className="profile-role">
      <RoleFace role={role.id} tier={role.tier} colour={role.color} size={64} />
      <div className="profile-role__name">
        <Heading level={3}>{role.name}</Heading>
        <p className="profile-role__server hk-muted">
          <ServerEmblem server={role.serverId} size={20} />
          {names(role.serverId)}
        </p>
        <p className="hk-muted hk-small">{end === null ? t`Since ${begun}, forever` : t`${begun} – ${end}`}</p>
      </div>
      {own && expiresAt !== null && <Extend role={role} expiresAt={expiresAt} />}
    </Card>
  );
};

const Roles = ({ login, groups, roles }: PlayerRoles) => {
  const { t } = useLingui();
  const own = useIsOwn(login);
  return (
    <>
      <Heading level={2} className="profile-roles__title">{t`Privileges`}</Heading>
      {groups.length > 0 && (
        <Row gap={2}>
          <Groups groups={groups} />
        </Row>
      )}
      {roles.length === 0 ? (
        <EmptyState level={3} title={t`No privileges right now`} text={t`${login} has no privileges on any server.`} />
      ) : (
        <Grid as="ul" min={300}>
          {roles.map((held) => (
            <Role key={held.role.id} held={held} own={own} />
          ))}
        </Grid>
      )}
    </>
  );
};

const RolesPage = () => {
  const { t } = useLingui();
  const { nickname = '' } = useParams();
  const { profile } = page.use();
  return (
    <>
      <PageHead
        title={t`${nickname}'s privileges`}
        description={t`Privileges ${nickname} has on our servers.`}
        pictured={[profile.data?.pictureVersion ?? '']}
      />
      <Loaded query={profile} loading={<Skeleton variant="card" height={160} />}>
        {({ roles }) => (roles === null ? <HiddenPage /> : <Roles {...roles} />)}
      </Loaded>
    </>
  );
};

export default RolesPage;
