import { Loaded } from '@hoshikraft/async-state';
import { profileQueries } from '@hoshikraft/api-client';
import { PageColumn, Skeleton, SkeletonGroup, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation, useParams, useSearchParams } from 'react-router';
import { ErrorView } from '../../shell/errors/error-view.tsx';
import { useRouteFailure } from '../../shell/errors/route-failure.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { ProfileHead } from './profile-head.tsx';
import './profile.css';
import { showsCharts } from './statistics-view.ts';
import { UnknownPlayer } from './unknown-player.tsx';

// The pages below fetch the profile and redirect to the nickname as registered.
const page = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
});

const ProfileTabs = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const { nickname } = useParams();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const of = (place: string): string => to(`profile/${nickname}/${place}`);
  const isOpen = (place: string): boolean => pathname.startsWith(of(place));
  const isChart = showsCharts(search);
  return (
    <div className="profile-tabs site-even-tabs">
      <Tabs
        label={t`Player profile`}
        items={[
          {
            href: of('statistics'),
            label: t`Statistics`,
            icon: 'medal',
            current: isOpen('statistics') && !isChart,
          },
          {
            href: of('statistics?view=charts'),
            label: t`Charts`,
            icon: 'chart',
            current: isOpen('statistics') && isChart,
          },
          { href: of('roles'), label: t`Privileges`, icon: 'crown', current: isOpen('roles') },
          { href: of('friends/list'), label: t`Friends`, icon: 'users', current: isOpen('friends') },
        ]}
      />
    </div>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the player`}>
      <Skeleton variant="card" height={560} />
    </SkeletonGroup>
  );
};

/** Profile header, tabs, and the open page. */
const ProfileLayout = () => (
  <PageColumn sky>
    <div className="profile-page">
      <Loaded query={page.use().profile} level={1} loading={<Loading />}>
        {(profile) => <ProfileHead profile={profile} />}
      </Loaded>
      <ProfileTabs />
      <Outlet />
    </div>
  </PageColumn>
);

/** Replaces a page of the profile that failed to load; the site's header and footer stay. */
export const ErrorBoundary = () => {
  const failure = useRouteFailure();
  return failure.status === 404 ? <UnknownPlayer /> : <ErrorView {...failure} />;
};

export default ProfileLayout;
