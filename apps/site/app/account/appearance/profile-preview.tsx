import { type QueryState, Loaded } from '@hoshikraft/async-state';
import { profileQueries, type Schemas } from '@hoshikraft/api-client';
import { Card, Heading, RoleBadge, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { PageQueryArgs } from '../../framework/page/page-queries.ts';
import { ProfileCover } from '../../community/covers/profile-cover.tsx';
import { PlayerFigure } from '../../community/players/player-figure.tsx';

/** Query of the player's own profile, for `ProfilePreview`. */
export const ownProfile = ({ api, main }: PageQueryArgs) => ({
  profile: main?.auth ? profileQueries.one(api, main.auth.data.login) : undefined,
});

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your profile`}>
      <Skeleton variant="card" height={232} />
    </SkeletonGroup>
  );
};

interface ProfilePreviewProps {
  profile: QueryState<Schemas['Profile']> | undefined;
  /** Cover to preview; by default the saved one. */
  cover?: Schemas['ProfileCover'];
}

const Head = ({ profile: { login, avatarOrSkin, cover, roles } }: { profile: Schemas['Profile'] }) => {
  const role = roles?.roles[0]?.role;
  return (
    <Card flush>
      <ProfileCover cover={cover} />
      <div className="own-head__body">
        <span className="own-head__figure">
          <PlayerFigure login={login} picture={avatarOrSkin} height={168} />
        </span>
        <div className="own-head__who">
          <Heading level={2} size="h3">
            {login}
          </Heading>
          {role && <RoleBadge role={role.id} tier={role.tier} colour={role.color} name={role.name} size={24} />}
        </div>
      </div>
    </Card>
  );
};

/** The top of the player's own profile with the selected cover, small enough to stay beside the choices. */
export const ProfilePreview = ({ profile, cover }: ProfilePreviewProps) =>
  profile && (
    <div className="own-head">
      <Loaded query={profile} loading={<Loading />}>
        {(saved) => <Head profile={cover === undefined ? saved : { ...saved, cover }} />}
      </Loaded>
    </div>
  );
