import { serverQueries, useApi } from '@hoshikraft/api-client';
import { Button, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailure } from '../page/load-failure.tsx';
import { NoServers } from './no-servers.tsx';
import { ServerCard } from './server-card.tsx';
import { useMonitoring } from './use-monitoring.ts';

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

/** Every server with its live figures. */
export const ServerList = () => {
  const { t } = useLingui();
  const list = useInfiniteQuery(serverQueries.list(useApi()));
  const { monitoring, loading } = useMonitoring();
  if (list.isPending) return <Loading />;
  if (list.data === undefined) {
    return <LoadFailure error={list.error} onRetry={list.refetch} retrying={list.isFetching} />;
  }
  const servers = list.data.pages.flatMap(({ items }) => items);
  if (servers.length === 0) return <NoServers />;
  return (
    <>
      <Stack as="ul" gap={6}>
        {servers.map((server) => (
          <ServerCard key={server.id} server={server} live={monitoring?.servers[server.id]} loading={loading} />
        ))}
      </Stack>
      {list.hasNextPage && (
        <div className="servers-more">
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t`Show more servers`}
          </Button>
        </div>
      )}
    </>
  );
};
