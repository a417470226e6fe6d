import { type QueryState, Loaded } from '@hoshikraft/async-state';
import { profileQueries, type Schemas } from '@hoshikraft/api-client';
import { Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { PageQueryArgs } from '../../framework/page/page-queries.ts';
import { ProfileHead } from '../../community/profile/profile-head.tsx';

/** Query of the player's own profile, for `ProfilePreview`. */
export const ownProfile = ({ api, main }: PageQueryArgs) => ({
  profile: main?.auth ? profileQueries.one(api, main.auth.data.login) : undefined,
});

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your profile`}>
      <Skeleton variant="card" height={260} />
    </SkeletonGroup>
  );
};

interface ProfilePreviewProps {
  profile: QueryState<Schemas['Profile']> | undefined;
  /** Cover to preview; by default the saved one. */
  cover?: Schemas['ProfileCover'];
}

/** Head of the player's own profile with the selected cover. */
export const ProfilePreview = ({ profile, cover }: ProfilePreviewProps) =>
  profile && (
    <div className="own-head">
      <Loaded query={profile} loading={<Loading />}>
        {(saved) => <ProfileHead preview profile={cover === undefined ? saved : { ...saved, cover }} />}
      </Loaded>
    </div>
  );
