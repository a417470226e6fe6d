import { Loaded } from '@hoshikraft/async-state';
import { playtimeQueries, profileQueries, type Schemas } from '@hoshikraft/api-client';
import { Card, Section, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import { asRegistered } from '../players/as-registered.ts';
import { ServerTabs } from '../../servers/server-tabs/server-tabs.tsx';
import { ComparePlayers } from './compare-players.tsx';
import { DaysPlayed } from './days-played.tsx';
import { HiddenPage } from './hidden-part.tsx';
import { Milestones } from './milestones.tsx';
import { PlaytimeChart } from './playtime-chart.tsx';
import { ProfilePlaces } from './profile-places.tsx';
import { StatisticsTiles, Weeks } from './statistics-tiles.tsx';
import {
  comparedIn,
  daysOfYear,
  periodIn,
  rangeAsked,
  rangeIn,
  serverIn,
  withChoices,
  yearIn,
} from './statistics-view.ts';

const page = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
  // What the player hides is not asked for, and the page says so in its place.
  optional: ({ api, params, search, main }) => {
    const nick = params['nickname'] ?? '';
    const server = serverIn(search, main);
    const days = rangeIn(search);
    const range = days && rangeAsked(days);
    const other = comparedIn(search, nick);
    const playtime = range
      ? playtimeQueries.between(api, nick, server, range)
      : playtimeQueries.over(api, nick, server, periodIn(search));
    return {
      statistics: playtimeQueries.statistics(api, nick, server),
      playtime: playtime as ReturnType<typeof playtimeQueries.over>,
      days: playtimeQueries.days(api, nick, server, daysOfYear(yearIn(search, Date.now()))),
      other: other === null ? undefined : profileQueries.one(api, other),
      otherStatistics: other === null ? undefined : playtimeQueries.statistics(api, other, server),
    };
  },
});
export const loader = asRegistered(page.loader);
export const clientLoader = asRegistered(page.clientLoader);

const Servers = () => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const hrefOf = (server: string | null): string => {
    const query = withChoices(search, { server }).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return (
    <div className="profile-choices">
      <ServerTabs server={serverIn(search, useMain())} hrefOf={hrefOf} />
    </div>
  );
};

const Playtime = ({ profile }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const { playtime, days } = page.use();
  if (profile.hidden.includes('playtime')) {
    return (
      <Section title={t`Playtime`}>
        <HiddenPage />
      </Section>
    );
  }
  return (
    <>
      <Section title={t`Playtime`}>
        <Card>
          <PlaytimeChart playtime={playtime} />
        </Card>
      </Section>
      <Section title={t`Days played`}>
        <Card>
          <DaysPlayed days={days} since={profile.registeredAt} />
        </Card>
      </Section>
    </>
  );
};

/** What a player did, where it is shown; null beside what is kept from whoever looks. */
const Parts = ({
  profile,
  statistics,
}: {
  profile: Schemas['Profile'];
  statistics: Schemas['PlayerStatistics'] | null;
}) => {
  const { other, otherStatistics } = page.use();
  return (
    <>
      {statistics === null ? <HiddenPage /> : <StatisticsTiles statistics={statistics} />}
      <ProfilePlaces profile={profile} />
      {statistics !== null && statistics.playtime !== null && <Weeks playtime={statistics.playtime} />}
      <Playtime profile={profile} />
      <Milestones profile={profile} statistics={statistics} />
      <ComparePlayers
        one={{ profile, statistics }}
        other={other && otherStatistics ? { profile: other, statistics: otherStatistics } : null}
      />
    </>
  );
};

const StatisticsPage = () => {
  const { t } = useLingui();
  const { nickname = '' } = useParams();
  const { profile, statistics } = page.use();
  const loading = (
    <SkeletonGroup label={t`Loading the statistics`}>
      <Skeleton variant="card" height={320} />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead
        title={t`Player ${nickname}: statistics`}
        description={t`How long ${nickname} plays, and what they have done on our servers.`}
        pictured={[profile.data?.pictureVersion ?? '']}
      />
      <Servers />
      <Loaded query={profile} loading={loading}>
        {(player) => (
          <Loaded query={statistics} loading={loading}>
            {(data) => <Parts profile={player} statistics={data} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
};

export default StatisticsPage;
