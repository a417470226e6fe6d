import { type PagedQueryState, PagedList } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { NoServers } from '../../shell/no-servers.tsx';
import { ServerCard } from '../card/server-card.tsx';
import { ServerSpecifications } from './server-specifications.tsx';
import { useMonitoring } from '../../framework/page/use-monitoring.ts';

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the servers`}>
      <div className="server-cards">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} variant="card" height={640} />
        ))}
      </div>
    </SkeletonGroup>
  );
};

/** All servers with their live figures. */
export const ServerList = ({ list }: { list: PagedQueryState<Schemas['Server']> }) => {
  const { monitoring, loading } = useMonitoring();
  return (
    <PagedList list={list} loading={<Loading />} empty={<NoServers />}>
      {(servers) => (
        <ul className="server-cards">
          {servers.map((server) => (
            <ServerCard
              key={server.id}
              level={2}
              server={server}
              live={monitoring?.servers[server.id]}
              loading={loading}
            >
              <ServerSpecifications server={server} />
            </ServerCard>
          ))}
        </ul>
      )}
    </PagedList>
  );
};
