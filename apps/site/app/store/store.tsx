import { mainQueries, storeQueries, useApi } from '@hoshikraft/api-client';
import { PageColumn } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHead } from '../page/page-head.tsx';
import { definePage } from '../page/page.ts';
import { NoServers } from '../servers/no-servers.tsx';
import { RoleList } from './role-list.tsx';
import { StoreBand } from './store-band.tsx';
import './store.css';
import './role-card.css';
import './role-features.css';
import { type Period, pickedPeriod, pickedServer, usePreferredServer, withPeriod } from './store-view.ts';

const page = definePage({
  queries: ({ api, queryClient, search, preferredServer }) => {
    const server = pickedServer(queryClient.getQueryData(mainQueries.state(api).queryKey), search, preferredServer);
    return server === undefined ? [] : [storeQueries.roles(api, { server })];
  },
  optional: ({ api, queryClient, search, preferredServer }) => {
    const server = pickedServer(queryClient.getQueryData(mainQueries.state(api).queryKey), search, preferredServer);
    return server === undefined ? [] : [storeQueries.comparison(api, server)];
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const StorePage = () => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { data: main } = useSuspenseQuery(mainQueries.state(useApi()));
  const period = pickedPeriod(search);
  // In the address, so that it outlives a change of language and can be sent on; going back does not run through it.
  const setPeriod = (next: Period): void =>
    setSearch((current) => withPeriod(current, next), { replace: true, preventScrollReset: true });
  const server = pickedServer(main, search, usePreferredServer());
  const serverName = main.servers.find(({ id }) => id === server)?.documentMeta.serverName ?? '';
  return (
    <PageColumn page sky>
      <PageHead
        title={server === undefined ? t`Store` : t`Store of ${serverName}`}
        description={t`Privileges of the servers: commands, kits and land for a month, three months or for ever. Bought on the site, given in the game by itself.`}
      />
      <div className="store">
        <StoreBand servers={main.servers} {...{ server, serverName, period }} onPeriod={setPeriod} />
        {server === undefined ? (
          <NoServers />
        ) : (
          <RoleList key={server} server={server} serverName={serverName} period={period} />
        )}
      </div>
    </PageColumn>
  );
};

export default StorePage;
