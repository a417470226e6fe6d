import { serverQueries } from '@hoshikraft/api-client';
import { PageColumn, PageTitle } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../../framework/page/page-head.tsx';
import { definePage } from '../../framework/page/define-page.ts';
import { LiveDataNotice } from './live-data-notice.tsx';
import { OnlineRecords } from './online-records.tsx';
import { ServerList } from './server-list.tsx';
import '../live/server-live.css';
import './server-facts.css';
import './servers.css';

const page = definePage({
  queries: ({ api }) => ({ servers: serverQueries.list(api) }),
  optional: ({ api }) => ({ monitoring: serverQueries.monitoring(api) }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const ServersPage = () => {
  const { t } = useLingui();
  return (
    <PageColumn page sky>
      <PageHead
        title={t`Servers`}
        description={t`Modded servers with live player counts: game version, mods, worlds, PvP and the address to join.`}
      />
      <PageTitle title={t`Servers`} lead={t`Choose a world you like. Player counts refresh every 5 seconds.`} />
      <div className="servers-top">
        <LiveDataNotice />
        <OnlineRecords />
      </div>
      <ServerList list={page.use().servers} />
    </PageColumn>
  );
};

export default ServersPage;
