import { type PagedQueryState, PagedList } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { NoServers } from '../../shell/no-servers.tsx';
import { ServerCard } from './server-card.tsx';
import { useMonitoring } from '../../framework/page/use-monitoring.ts';

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the servers`}>
      <Stack gap={6}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} variant="card" height={420} />
        ))}
      </Stack>
    </SkeletonGroup>
  );
};

/** All servers with their live figures. */
export const ServerList = ({ list }: { list: PagedQueryState<Schemas['Server']> }) => {
  const { monitoring, loading } = useMonitoring();
  return (
    <PagedList list={list} loading={<Loading />} empty={<NoServers />}>
      {(servers) => (
        <Stack as="ul" gap={6}>
          {servers.map((server) => (
            <ServerCard key={server.id} server={server} live={monitoring?.servers[server.id]} loading={loading} />
          ))}
        </Stack>
      )}
    </PagedList>
  );
};
