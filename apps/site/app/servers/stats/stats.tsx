import { Loaded } from '@hoshikraft/async-state';
import { serverQueries, statsQueries } from '@hoshikraft/api-client';
import { SERVER_TIME_ZONE, TimeZoneContext, TodayProvider } from '@hoshikraft/i18n';
import { Card, PageColumn, PageTitle, Section } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import { ChartLoading } from '../charts/chart-loading.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import { ServerTabs } from '../server-tabs/server-tabs.tsx';
import { RecordFigures, RecordList } from './records.tsx';
import { StatsChart } from './stats-chart.tsx';
import { newcomersRange, rangeIn, serverIn } from './stats-view.ts';
import { WeekMap } from './week-map.tsx';
import './stats.css';

const page = definePage({
  queries: ({ api, params }) => ({ summary: statsQueries.summary(api, serverIn(params), SERVER_TIME_ZONE) }),
  optional: ({ api, params, search }) => ({
    history: statsQueries.history(api, serverIn(params), rangeIn(search)),
    newcomers: statsQueries.newcomers(api, serverIn(params), newcomersRange(rangeIn(search))),
    // For the names and colours of the lines.
    cards: serverQueries.cards(api),
  }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const Servers = ({ server }: { server: string | null }) => {
  const to = usePagePath();
  const query = useSearchParams()[0].toString();
  const hrefOf = (id: string | null): string => to(`stats${id === null ? '' : `/${id}`}`) + (query && `?${query}`);
  return (
    <div className="stats-choices">
      <ServerTabs server={server} hrefOf={hrefOf} />
    </div>
  );
};

const Charts = () => {
  const { t } = useLingui();
  const { summary, history, newcomers, cards } = page.use();
  const servers = cards.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Loaded query={summary} loading={<ChartLoading />}>
      {({ together, servers: ofServers, days, week }) => {
        const records = together ?? ofServers[0]?.records;
        return (
          <>
            {records && <RecordFigures records={records} />}
            <StatsChart days={days} history={history} newcomers={newcomers} servers={servers} />
            <Section title={t`Busiest hours`} lead={t`Average players over the past eight weeks.`}>
              <Card>
                <WeekMap week={week} />
              </Card>
            </Section>
            {together !== null && (
              <Section title={t`Records`}>
                <RecordList together={together} servers={ofServers} cards={servers} />
              </Section>
            )}
          </>
        );
      }}
    </Loaded>
  );
};

const StatsPage = () => {
  const { t } = useLingui();
  const server = serverIn(useParams());
  const known = useMain()?.servers.find(({ id }) => id === server)?.documentMeta.serverName;
  const lead = t`How many people play and when: by hour, by day and since launch. All times are Moscow time.`;
  return (
    <PageColumn page sky>
      <PageHead
        title={known === undefined ? t`Online statistics` : t`Online statistics: ${known}`}
        description={lead}
      />
      <PageTitle title={t`Online statistics`} lead={lead} />
      <Servers server={server} />
      {/* The heat map is of Moscow's hours: so is everything beside it. */}
      <TimeZoneContext value={SERVER_TIME_ZONE}>
        <TodayProvider>
          <Charts />
        </TodayProvider>
      </TimeZoneContext>
    </PageColumn>
  );
};

export default StatsPage;
