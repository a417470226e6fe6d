import { type PagedQueryState, PagedList } from '@hoshikraft/async-state';
import type { ServerCard as Server } from '@hoshikraft/api-client';
import { Button, PageColumn, Section, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { NoServers } from '../shell/no-servers.tsx';
import { ServerCard } from '../servers/card/server-card.tsx';
import { useMonitoring } from '../framework/page/use-monitoring.ts';

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the servers`}>
      <div className="server-cards server-cards--four">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} variant="card" height={520} />
        ))}
      </div>
    </SkeletonGroup>
  );
};

interface HomeServersProps {
  list: PagedQueryState<Server>;
}

const Servers = ({ list }: HomeServersProps) => {
  const { monitoring, loading } = useMonitoring();
  return (
    <PagedList list={list} level={3} loading={<Loading />} empty={<NoServers level={3} />}>
      {(servers) => (
        <ul className="server-cards server-cards--four">
          {servers.map((server) => (
            <ServerCard
              key={server.id}
              level={3}
              server={server}
              live={monitoring?.servers[server.id]}
              loading={loading}
            />
          ))}
        </ul>
      )}
    </PagedList>
  );
};

/** Servers with their live figures. */
export const HomeServers = ({ list }: HomeServersProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <PageColumn>
      <Section
        id="servers"
        title={t`Where to tonight?`}
        lead={t`Every server has its own mods, worlds and people. Player counts are live.`}
        action={
          <Button variant="quiet" className="home-more" endIcon="arrow-right" href={to('servers')}>
            {t`More about the servers`}
          </Button>
        }
      >
        <Servers list={list} />
      </Section>
    </PageColumn>
  );
};
