import { type QueryState, Loaded } from '@hoshikraft/async-state';
import { profileQueries, type Schemas } from '@hoshikraft/api-client';
import { Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { PageQueryArgs } from '../../framework/page/page-queries.ts';
import { ProfileHead } from '../../community/profile/profile-head.tsx';

/** One's own profile, by the name that `OwnHead` shows it. */
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

interface OwnHeadProps {
  profile: QueryState<Schemas['Profile']> | undefined;
  /** What it is dressed in; left out, what is kept. */
  cover?: Schemas['ProfileCover'];
}

/** The head of one's own profile as it is in what is being chosen. */
export const OwnHead = ({ profile, cover }: OwnHeadProps) =>
  profile && (
    <div className="own-head">
      <Loaded query={profile} loading={<Loading />}>
        {(kept) => <ProfileHead preview profile={cover === undefined ? kept : { ...kept, cover }} />}
      </Loaded>
    </div>
  );
