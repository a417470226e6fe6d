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
import { StatisticsTiles, Weeks } from './statistics-tiles.tsx';
import {
  parseComparedPlayer,
  daysOfYear,
  parsePeriod,
  rangeToQuery,
  parseRange,
  parseServer,
  withChoices,
  parseYear,
} from './statistics-view.ts';

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
    return {
      statistics: playtimeQueries.statistics(api, nick, server),
      playtime: playtime as ReturnType<typeof playtimeQueries.over>,
      days: playtimeQueries.days(api, nick, server, daysOfYear(parseYear(search, Date.now()))),
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

/** The statistics of a player; `statistics` is null if they are hidden from the viewer. */
const StatisticsSections = ({
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
        description={t`How much ${nickname} plays and what they do on our servers.`}
        pictured={[profile.data?.pictureVersion ?? '']}
      />
      <Servers />
      <Loaded query={profile} loading={loading}>
        {(player) => (
          <Loaded query={statistics} loading={loading}>
            {(data) => <StatisticsSections profile={player} statistics={data} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
};

export default StatisticsPage;
