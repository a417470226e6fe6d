import { Loaded } from '@hoshikraft/async-state';
import { profileQueries, type Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Card, EmptyState, Grid, Heading, RoleFace, Row, ServerEmblem, Skeleton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { withRegisteredNickname } from '../players/registered-nickname.ts';
import { HiddenPage } from './hidden-value.tsx';
import { Groups } from './profile-ranks.tsx';

const page = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
});
export const loader = withRegisteredNickname(page.loader);
export const clientLoader = withRegisteredNickname(page.clientLoader);

type PlayerRoles = Schemas['PlayerRoles'];

const Role = ({ held: { role, startedAt, expiresAt } }: { held: PlayerRoles['roles'][number] }) => {
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
      <div>
        <Heading level={2} size="h3">
          {role.name}
        </Heading>
        <p className="profile-role__server hk-muted">
          <ServerEmblem server={role.serverId} size={20} />
          {names(role.serverId)}
        </p>
        <p className="hk-muted hk-small">{end === null ? t`Since ${begun}, forever` : t`${begun} – ${end}`}</p>
      </div>
    </Card>
  );
};

const Roles = ({ login, groups, roles }: PlayerRoles) => {
  const { t } = useLingui();
  return (
    <>
      {groups.length > 0 && (
        <Row gap={2}>
          <Groups groups={groups} />
        </Row>
      )}
      {roles.length === 0 ? (
        <EmptyState title={t`No privileges right now`} text={t`${login} has no privileges on any server.`} />
      ) : (
        <Grid as="ul" min={300}>
          {roles.map((held) => (
            <Role key={held.role.id} held={held} />
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
