import { storeQueries } from '@hoshikraft/api-client';
import { PageColumn, ServerTint } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useMain } from '../../framework/page/use-main.ts';
import { PageHead } from '../../framework/page/page-head.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { NoServers } from '../../shell/no-servers.tsx';
import { GiftNotice } from './gift-notice.tsx';
import { RoleList } from './role-list.tsx';
import { StoreHeader } from './store-header.tsx';
import './store.css';
import './role-card.css';
import './role-features.css';
import { type Period, selectedPeriod, selectedServer, usePreferredServer, withPeriod } from './store-view.ts';

const page = definePage({
  queries: ({ api, main, search, preferredServer }) => {
    const server = selectedServer(main, search, preferredServer);
    return { comparison: server === undefined ? undefined : storeQueries.comparison(api, server) };
  },
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const StorePage = () => {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const main = useMain();
  const { comparison } = page.use();
  const period = selectedPeriod(search);
  // In the address, so that it survives a change of language and can be shared; it adds no history entry.
  const setPeriod = (next: Period): void =>
    setSearch((current) => withPeriod(current, next), { replace: true, preventScrollReset: true });
  const server = selectedServer(main, search, usePreferredServer());
  const serverName = main?.servers.find(({ id }) => id === server)?.documentMeta.serverName ?? '';
  const content = (
    <PageColumn page sky>
      <PageHead
        title={server === undefined ? t`Store` : t`${serverName} store`}
        description={t`Server privileges: commands, kits and land for a month, three months or forever. Buy on the site, get it in the game automatically.`}
      />
      <div className="store-page">
        <div className="store">
          <StoreHeader
            servers={main?.servers ?? []}
            {...{ server, serverName, period }}
            chosen={search.has('server')}
            comparison={comparison}
            onPeriod={setPeriod}
          />
          {server !== undefined && <GiftNotice {...{ server, period }} />}
          {server === undefined || comparison === undefined ? (
            <NoServers />
          ) : (
            <RoleList key={server} {...{ comparison, serverName, period }} />
          )}
        </div>
      </div>
    </PageColumn>
  );
  return server === undefined ? content : <ServerTint server={server}>{content}</ServerTint>;
};

export default StorePage;
