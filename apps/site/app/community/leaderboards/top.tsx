import { Loaded } from '@hoshikraft/async-state';
import { topQueries } from '@hoshikraft/api-client';
import { PageColumn, PageTitle, Skeleton, SkeletonGroup, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { definePage } from '../../framework/page/define-page.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useMain } from '../../framework/page/use-main.ts';
import { ServerTabs } from '../../servers/server-tabs/server-tabs.tsx';
import { TopPlaces } from './top-places.tsx';
import { TOP_ICONS, TOP_TYPES, type TopType, useLeaderboardMessages } from './leaderboard-messages.ts';
import './tops.css';

const typeIn = (params: Readonly<Record<string, string | undefined>>): TopType =>
  TOP_TYPES.find((type) => type === params['type']) ?? 'playtime';
const serverIn = (params: Readonly<Record<string, string | undefined>>): string | null => params['server_name'] ?? null;

const page = definePage({
  queries: ({ api, params }) => ({ top: topQueries.one(api, typeIn(params), serverIn(params)) }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const addressOf = (type: TopType, server: string | null): string => `top/${type}${server === null ? '' : `/${server}`}`;

const Choices = ({ type, server }: { type: TopType; server: string | null }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const words = useLeaderboardMessages();
  return (
    <div className="top-choices">
      <div className="top-types site-even-tabs">
        <Tabs
          label={t`Leaderboards`}
          items={TOP_TYPES.map((one) => ({
            href: to(addressOf(one, server)),
            label: words(one).name,
            icon: TOP_ICONS[one],
            current: one === type,
          }))}
        />
      </div>
      <ServerTabs server={server} hrefOf={(id) => to(addressOf(type, id))} />
    </div>
  );
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the leaderboard`}>
      <Skeleton variant="card" height={300} />
      <Skeleton variant="card" height={480} />
    </SkeletonGroup>
  );
};

const TopPage = () => {
  const { t } = useLingui();
  const params = useParams();
  const [type, server] = [typeIn(params), serverIn(params)];
  const { name, lead } = useLeaderboardMessages()(type);
  const serverName = useMain()?.servers.find(({ id }) => id === server)?.documentMeta.serverName;
  const title = serverName === undefined ? t`Top players: ${name}` : t`Top players of ${serverName}: ${name}`;
  return (
    <PageColumn page sky>
      <PageHead title={title} description={lead} />
      <PageTitle title={t`Top players`} lead={lead} />
      <Choices type={type} server={server} />
      <Loaded query={page.use().top} loading={<Loading />}>
        {(top) => <TopPlaces top={top} />}
      </Loaded>
    </PageColumn>
  );
};

export default TopPage;
