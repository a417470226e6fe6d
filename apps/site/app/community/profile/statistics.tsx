import { Loaded } from '@hoshikraft/async-state';
import { playtimeQueries, profileQueries, type Schemas } from '@hoshikraft/api-client';
import { Card, Section, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import { withRegisteredNickname } from '../players/registered-nickname.ts';
import { ServerTabs } from '../../servers/server-tabs/server-tabs.tsx';
import { ComparePlayers } from './compare-players.tsx';
import { DaysPlayed } from './days-played.tsx';
import { HiddenPage } from './hidden-value.tsx';
import { Milestones } from './milestones.tsx';
import { PlaytimeChart } from './playtime-chart.tsx';
import { ProfilePlaces } from './profile-places.tsx';
import { StatisticsTable } from './statistics-table.tsx';
import {
  parseComparedPlayer,
  daysOfYear,
  parsePeriod,
  rangeToQuery,
  parseRange,
  parseServer,
  showsCharts,
  withChoices,
  parseYear,
} from './statistics-view.ts';
import { Weeks } from './weeks.tsx';

const page = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
  // Data that the player hides is not fetched; the page shows a notice instead.
  optional: ({ api, params, search, main }) => {
    const nick = params['nickname'] ?? '';
    const server = parseServer(search, main);
    const days = parseRange(search);
    const range = days && rangeToQuery(days);
    const other = parseComparedPlayer(search, nick);
    const playtime = range
      ? playtimeQueries.between(api, nick, server, range)
      : playtimeQueries.over(api, nick, server, parsePeriod(search));
    const isChart = showsCharts(search);
    return {
      statistics: playtimeQueries.statistics(api, nick, server),
      playtime: isChart ? (playtime as ReturnType<typeof playtimeQueries.over>) : undefined,
      days: isChart ? undefined : playtimeQueries.days(api, nick, server, daysOfYear(parseYear(search, Date.now()))),
      other: other === null ? undefined : profileQueries.one(api, other),
      otherStatistics: other === null ? undefined : playtimeQueries.statistics(api, other, server),
    };
  },
});
export const loader = withRegisteredNickname(page.loader);
export const clientLoader = withRegisteredNickname(page.clientLoader);

const Servers = () => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const hrefOf = (server: string | null): string => {
    const query = withChoices(search, { server }).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return (
    <div className="profile-choices">
      <ServerTabs server={parseServer(search, useMain())} hrefOf={hrefOf} />
    </div>
  );
};

const HiddenPlaytime = ({ title }: { title: string }) => (
  <Section title={title}>
    <HiddenPage />
  </Section>
);

interface ViewProps {
  profile: Schemas['Profile'];
  /** null if hidden from the viewer. */
  statistics: Schemas['PlayerStatistics'] | null;
}

const Charts = ({ profile, statistics }: ViewProps) => {
  const { t } = useLingui();
  const { playtime } = page.use();
  if (profile.hidden.includes('playtime')) return <HiddenPlaytime title={t`Playtime`} />;
  return (
    <>
      <Section title={t`Playtime`}>
        <Card>{playtime && <PlaytimeChart playtime={playtime} />}</Card>
      </Section>
      {statistics !== null && statistics.playtime !== null && <Weeks playtime={statistics.playtime} />}
    </>
  );
};

const Overview = ({ profile, statistics }: ViewProps) => {
  const { t } = useLingui();
  const { days, other, otherStatistics } = page.use();
  return (
    <>
      {statistics === null ? <HiddenPage /> : <StatisticsTable statistics={statistics} />}
      <Milestones profile={profile} statistics={statistics} />
      {profile.hidden.includes('playtime') ? (
        <HiddenPlaytime title={t`Days played`} />
      ) : (
        <Section title={t`Days played`}>
          <Card>{days && <DaysPlayed days={days} since={profile.registeredAt} />}</Card>
        </Section>
      )}
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
  const isChart = showsCharts(useSearchParams()[0]);
  const View = isChart ? Charts : Overview;
  const { profile, statistics } = page.use();
  const loading = (
    <SkeletonGroup label={t`Loading the statistics`}>
      <Skeleton variant="card" height={320} />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead
        title={t`${nickname}'s statistics`}
        description={t`How much ${nickname} plays and what they do on our servers.`}
        pictured={[profile.data?.pictureVersion ?? '']}
      />
      <Loaded query={profile} loading={loading}>
        {(player) => (
          <>
            {!isChart && <ProfilePlaces profile={player} />}
            <Servers />
            <Loaded query={statistics} loading={loading}>
              {(data) => <View profile={player} statistics={data} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </>
  );
};

export default StatisticsPage;
