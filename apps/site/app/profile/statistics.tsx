import { Loaded } from '@hoshikraft/answers';
import { playtimeQueries, profileQueries, useApi } from '@hoshikraft/api-client';
import { Card, Section, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { definePage } from '../page/define-page.ts';
import { PageHead } from '../page/page-head.tsx';
import { useMain } from '../page/use-main.ts';
import { asRegistered } from '../players/as-registered.ts';
import { ServerTabs } from '../server-tabs/server-tabs.tsx';
import { HiddenPage } from './hidden-part.tsx';
import { PlaytimeChart } from './playtime-chart.tsx';
import { StatisticsTiles, Weeks } from './statistics-tiles.tsx';
import { periodIn, serverIn, withChoice } from './statistics-view.ts';

const page = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
});
// The server asks for all of it at once. A browser asks for nothing that the player hides: it would complain of the refusal.
const whole = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
  optional: ({ api, params, search, main }) => {
    const nick = params['nickname'] ?? '';
    const server = serverIn(search, main);
    return {
      statistics: playtimeQueries.statistics(api, nick, server),
      playtime: playtimeQueries.over(api, nick, server, periodIn(search)),
    };
  },
});
export const loader = asRegistered(whole.loader);
export const clientLoader = asRegistered(page.clientLoader);

const useFigures = () => {
  const api = useApi();
  const { nickname = '' } = useParams();
  const [search] = useSearchParams();
  const server = serverIn(search, useMain());
  const hidden = page.use().profile.data?.hidden;
  const hides = (part: 'statistics' | 'playtime'): boolean => hidden?.includes(part) === true;
  const shows = (part: 'statistics' | 'playtime') => ({ enabled: hidden !== undefined && !hides(part) });
  return {
    hides,
    statistics: useQuery({ ...playtimeQueries.statistics(api, nickname, server), ...shows('statistics') }),
    playtime: useQuery({ ...playtimeQueries.over(api, nickname, server, periodIn(search)), ...shows('playtime') }),
  };
};

const Servers = () => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const hrefOf = (id: string | null): string => {
    const query = withChoice(search, 'server', id).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return (
    <div className="profile-choices">
      <ServerTabs server={serverIn(search, useMain())} hrefOf={hrefOf} />
    </div>
  );
};

const Figures = () => {
  const { t } = useLingui();
  const { hides, statistics, playtime } = useFigures();
  const loading = (
    <SkeletonGroup label={t`Loading the statistics`}>
      <Skeleton variant="card" height={320} />
    </SkeletonGroup>
  );
  return (
    <>
      {hides('statistics') ? (
        <HiddenPage />
      ) : (
        <Loaded query={statistics} loading={loading}>
          {(data) => (
            <>
              <StatisticsTiles statistics={data} />
              {data.playtime !== null && <Weeks playtime={data.playtime} />}
            </>
          )}
        </Loaded>
      )}
      <Section title={t`Playtime`}>
        {hides('playtime') ? (
          <HiddenPage />
        ) : (
          <Card>
            <PlaytimeChart playtime={playtime} />
          </Card>
        )}
      </Section>
    </>
  );
};

const StatisticsPage = () => {
  const { t } = useLingui();
  const { nickname = '' } = useParams();
  return (
    <>
      <PageHead
        title={t`Player ${nickname}: statistics`}
        description={t`How long ${nickname} plays, and what they have done on our servers.`}
      />
      <Servers />
      <Figures />
    </>
  );
};

export default StatisticsPage;
