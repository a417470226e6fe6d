import { serverQueries } from '@hoshikraft/api-client';
import { Notice, PageColumn, PageTitle } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '../page/page-head.tsx';
import { definePage } from '../page/define-page.ts';
import { OnlineRecords } from './online-records.tsx';
import { ServerList } from './server-list.tsx';
import './server-live.css';
import './servers.css';
import { useMonitoring } from '../page/use-monitoring.ts';

const page = definePage({
  queries: ({ api }) => ({ servers: serverQueries.list(api) }),
  optional: ({ api }) => ({ monitoring: serverQueries.monitoring(api) }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

const LostFigures = () => {
  const { t } = useLingui();
  const { monitoring, lost } = useMonitoring();
  if (!lost) return null;
  return (
    <Notice tone="warn" live="status" title={t`Connection lost`}>
      {monitoring === undefined
        ? t`Player counts cannot be loaded. We try again every 5 seconds.`
        : t`This is the latest data we have. We try again every 5 seconds.`}
    </Notice>
  );
};

const ServersPage = () => {
  const { t } = useLingui();
  return (
    <PageColumn page sky>
      <PageHead
        title={t`Servers`}
        description={t`Modded servers with live player counts: game version, mods, worlds, PvP and the address to join.`}
      />
      <PageTitle
        title={t`Servers`}
        lead={t`Choose a world you like. Player counts come straight from the servers and refresh every 5 seconds.`}
      />
      <div className="servers-top">
        <LostFigures />
        <OnlineRecords />
      </div>
      <ServerList list={page.use().servers} />
    </PageColumn>
  );
};

export default ServersPage;
