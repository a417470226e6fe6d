import { mainQueries, serverQueries, useApi } from '@hoshikraft/api-client';
import { Button, EmptyState, Link, Skeleton, SkeletonGroup, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../page/load-failure.tsx';
import { communitiesOf } from '../shell/communities.ts';
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

/** No server is open: where to hear of the next one. */
export const NoServers = ({ level = 2 }: { level?: 2 | 3 }) => {
  const { t } = useLingui();
  const { data: main } = useQuery(mainQueries.state(useApi()));
  return (
    <EmptyState
      level={level}
      title={t`No server is open now`}
      text={t`When one opens, our communities hear of it first.`}
      actions={communitiesOf(main).map(({ id, name, href }) => (
        <Button key={id} component={Link} href={href} target="_blank" endIcon="external">
          {name}
        </Button>
      ))}
    />
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
